import { expect, test } from "vitest";
import { withoutPassword } from "./server-url.ts";

test.each([
  ["postgres://ann:secret@host:5432/shop", "postgres://ann@host:5432/shop"],
  ["mysql://ann:se%20cret@host/shop?ssl=1", "mysql://ann@host/shop?ssl=1"],
  ["postgres://host/shop?user=ann&password=secret", "postgres://host/shop?user=ann"],
  ["/home/ann/shop.sqlite", "/home/ann/shop.sqlite"],
  ["C:\\shop.sqlite", "C:\\shop.sqlite"],
])("%s is written down without a password", (spec, written) => {
  expect(withoutPassword(spec)).toBe(written);
});
