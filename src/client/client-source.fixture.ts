// TypeScript from an OpenAPI document: the named shapes, and of each operation how it is called, what
// it takes and what it gives. Only what our own document uses; anything else is an error.
import { z } from "zod";

const schemaNode = z.record(z.string(), z.unknown());
type SchemaNode = z.infer<typeof schemaNode>;

const content = z.record(z.string(), z.object({ schema: schemaNode.optional() })).optional();
const operation = z.object({
  operationId: z.string(),
  summary: z.string().optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(["path", "query"]),
        required: z.boolean().optional(),
        schema: schemaNode.optional(),
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content })),
});
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schemaNode) }),
});

type Operation = z.infer<typeof operation>;

export function clientSource(given: unknown): string {
  const { paths, components } = document.parse(given);
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `  ${name}: ${typeOf(schema)};\n`,
  );
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, found]) => ({ path, method, found })),
  );
  const types = operations.map(
    ({ found }) =>
      `${found.summary === undefined ? "" : `  /** ${found.summary}. */\n`}` +
      `  ${found.operationId}: { input: ${inputOf(found)}; output: ${outputOf(found)} };\n`,
  );
  const table = operations.map(({ path, method, found }) => {
    const query = found.parameters.filter((one) => one.in === "query").map(({ name }) => name);
    const parts = [
      `method: "${method.toUpperCase()}"`,
      `path: "${path}"`,
      `query: ${JSON.stringify(query)}`,
      `gives: "${kindOf(found)}"`,
    ];
    return `  ${found.operationId}: { ${parts.join(", ")} },\n`;
  });
  return (
    "// Generated from the OpenAPI document by `npx vitest run -u src/client`: do not edit.\n\n" +
    `export type components = {\n${shapes.join("")}};\n\n` +
    `export type operations = {\n${types.join("")}};\n\n` +
    `export const operationTable = {\n${table.join("")}} as const;\n`
  );
}

function typeOf(schema: SchemaNode): string {
  const { $ref: reference, type, enum: choices, const: only } = schema;
  if (typeof reference === "string") return `components["${reference.split("/").at(-1)}"]`;
  const variants = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(variants))
    return variants.map((one) => typeOf(schemaNode.parse(one))).join(" | ");
  if (Array.isArray(schema["allOf"]))
    return schema["allOf"].map((one) => typeOf(schemaNode.parse(one))).join(" & ");
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(choices)) return choices.map((one) => JSON.stringify(one)).join(" | ");
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one })).join(" | ");
  switch (type) {
    case "string":
    case "boolean":
    case "null":
      return type;
    case "number":
    case "integer":
      return "number";
    case "array":
      return arrayOf(schema);
    case "object":
      return objectOf(schema);
    case undefined:
      return "unknown";
    default:
      throw new Error(`the client cannot say the type ${JSON.stringify(type)}`);
  }
}

function arrayOf(schema: SchemaNode): string {
  const tuple = schema["prefixItems"];
  if (Array.isArray(tuple))
    return `readonly [${tuple.map((one) => typeOf(schemaNode.parse(one))).join(", ")}]`;
  return `readonly (${typeOf(schemaNode.parse(schema["items"] ?? {}))})[]`;
}

function objectOf(schema: SchemaNode): string {
  const properties = schemaNode.parse(schema["properties"] ?? {});
  const required = z.array(z.string()).parse(schema["required"] ?? []);
  const fields = Object.entries(properties).map(
    ([name, one]) =>
      `${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${typeOf(schemaNode.parse(one))}`,
  );
  if (fields.length > 0) return `{ ${fields.join("; ")} }`;
  const others = schema["additionalProperties"];
  const value =
    typeof others === "object" && others !== null ? typeOf(schemaNode.parse(others)) : "unknown";
  return `Readonly<Record<string, ${value}>>`;
}

/** Parameters and body side by side, as one object. */
function inputOf({ parameters, requestBody }: Operation): string {
  const fields = parameters.map(
    ({ name, in: where, required, schema = {} }) =>
      `"${name}"${(required ?? where === "path") ? "" : "?"}: ${typeOf(schema)}`,
  );
  const body = requestBody?.content?.["application/json"]?.schema;
  const parts = [
    ...(fields.length > 0 ? [`{ ${fields.join("; ")} }`] : []),
    ...(body === undefined ? [] : [typeOf(body)]),
  ];
  return parts.length === 0 ? "Readonly<Record<string, never>>" : parts.join(" & ");
}

const successOf = ({ responses }: Operation) =>
  Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1].content;

function kindOf(found: Operation): "json" | "text" | "nothing" {
  const success = successOf(found);
  if (success?.["application/json"] !== undefined) return "json";
  const [status] = Object.keys(found.responses).filter((one) => one.startsWith("2"));
  return status === "204" ? "nothing" : "text";
}

function outputOf(found: Operation): string {
  const kind = kindOf(found);
  if (kind === "nothing") return "undefined";
  if (kind === "text") return "string";
  return typeOf(successOf(found)?.["application/json"]?.schema ?? {});
}
