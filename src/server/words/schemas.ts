// The shapes of the routes about words, for validation and for the OpenAPI document.
import { z } from "@hono/zod-openapi";
import { domainFileSchema } from "../../learn/domain/domain-file.ts";

const share = z.number().min(0).max(1);
const won = { asked: z.number().int(), before: share, after: share };

const sharpening = z
  .object({
    state: z.enum(["idle", "running", "done", "failed"]),
    doing: z.enum(["reading", "measuring", "learning"]).optional(),
    step: z.number().int().optional(),
    steps: z.number().int().optional(),
    asked: z.number().int().optional(),
    right: z.number().int().optional(),
    message: z.string().optional(),
    report: z
      .object({
        ...won,
        own: z.object(won).optional(),
        sharpened: z.boolean(),
        seconds: z.number(),
        notes: z.array(z.string()).readonly(),
      })
      .optional(),
  })
  .openapi("Sharpening");

/** Made anew here: what was made before zod was extended for OpenAPI has no name to give. */
export const words = z.strictObject(domainFileSchema.shape).openapi("Words");

export const wordsState = z
  .object({
    may_edit: z.boolean(),
    file: words.optional(),
    edited: z.boolean().optional(),
    sharpened: z.boolean().optional(),
    sharpening: sharpening.optional(),
  })
  .openapi("WordsState");
