// Which shortened names a word stands for, and which it does not.
import { expect, test } from "vitest";
import { nameWords, shortPieces } from "./english-names.ts";
import { isShortFor } from "./short-forms.ts";

test("names lose their vowels, and get them back where one word is meant", () => {
  expect(nameWords("trnr_frst_nm")).toEqual(["trainer", "first", "name"]);
  expect(nameWords("vip_flg")).toEqual(["vip", "flag"]);
  expect(nameWords("rfnd")).toEqual(["refund"]);
  expect(nameWords("actv")).toEqual(["active"]);
  expect(nameWords("dsc_pct")).toEqual(["discount", "percent"]);
  expect(nameWords("itm_dsc")).toEqual(["item", "description"]);
  expect(nameWords("wgt_kg")).toEqual(["weight", "kg"]);
  expect(shortPieces("disc_flg")).toContain("disc");
  expect(nameWords("hr_dt")).toEqual(["hire", "date"]);
});

test("the pieces beside it tell what a short one means", () => {
  const names = {
    prd_cd: "product code",
    prd_end_dt: "period end date",
    unt_cst: "unit cost",
    cst_nm: "customer name",
    tm_nm: "team name",
    arr_tm: "arr time",
    lng_desc: "long description",
    rel_yr: "release year",
    slsmn_no: "salesman no",
    custs: "customers",
    plys: "plays",
    gas: "gas",
    bus_id: "bus id",
  };
  for (const [name, words] of Object.entries(names))
    expect([name, nameWords(name).join(" ")]).toEqual([name, words]);
});

test("a word stands for the pieces that it is shortened to", () => {
  const pairs = ["joined jn", "discontinued disc", "member mmbr", "approved apprv", "insured ins"];
  for (const pair of pairs) {
    const [word = "", short = ""] = pair.split(" ");
    expect([pair, isShortFor(short, word)]).toEqual([pair, true]);
  }
  for (const pair of [
    "died due",
    "movie mbr",
    "january jn",
    "revenue rev2",
    "country cty2",
    "message mbr",
    "available ava",
  ]) {
    const [word = "", short = ""] = pair.split(" ");
    expect([pair, isShortFor(short, word)]).toEqual([pair, false]);
  }
});
