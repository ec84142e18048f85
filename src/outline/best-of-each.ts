// So many rows of each group: the rows are numbered within their groups, and the first of them kept.
//   SELECT x , y FROM ( SELECT ... , ROW_NUMBER( ) OVER ( PARTITION BY g ORDER BY m DESC ) AS place ... )
// An outline says it with `per ( g )` among what it shows; its order and limit count within the groups.
import { plainName } from "../sql/name.ts";
import { parseSql } from "../sql/parse.ts";
import { printSql } from "../sql/print.ts";
import type { Call, Expression, Query, Select, SelectItem } from "../sql/tree.ts";

const place = "place";
const inner = "numbered";

/** The query itself where nothing in it is numbered within groups. */
export function writeBestOfEach(sql: string): string {
  const query = parseSql(sql);
  if (query.kind !== "select") return sql;
  const numbered = query.items.find(isNumbered);
  if (numbered === undefined) return sql;
  const { orderBy, limit, ...rest } = query;
  const names = namesFor(query.items.filter((item) => item !== numbered));
  let shown = 0;
  const items = query.items.map((item): SelectItem => {
    if (item !== numbered) return { ...item, alias: names[shown++] ?? place };
    const { expression } = numbered;
    const over = { ...expression.over, orderBy };
    return { ...item, expression: { ...expression, over }, alias: place };
  });
  const ranked = printSql({ ...rest, items, orderBy: [] }, { tightCalls: true });
  const columns = names.map((name) => `${inner}.${name}`);
  const first = limit?.kind === "literal" ? limit.text : "1";
  const order = [columns[0], `${inner}.${place}`].filter(Boolean).join(" , ");
  return `SELECT ${columns.join(" , ")} FROM ( ${ranked} ) AS ${inner} WHERE ${inner}.${place} <= ${first} ORDER BY ${order}`;
}

type Numbered = SelectItem & {
  readonly expression: Call & { readonly over: NonNullable<Call["over"]> };
};

function isNumbered(item: SelectItem): item is Numbered {
  const { expression } = item;
  if (expression.kind !== "call" || expression.over === undefined) return false;
  return expression.name.toLowerCase() === "row_number" && expression.over.partitionBy.length > 0;
}

/** By their columns; what comes twice, and what is no column, by its place. */
function namesFor(items: readonly SelectItem[]): string[] {
  const names: string[] = [];
  for (const { expression } of items) {
    const own = expression.kind === "column" ? plainName(expression.name) : figureName(expression);
    const plain = /^[a-z_]\w*$/.test(own) ? own : "value";
    names.push(names.includes(plain) || plain === place ? `${plain}_${names.length + 1}` : plain);
  }
  return names;
}

function figureName(node: Expression): string {
  return node.kind === "call" ? `${node.name.toLowerCase()}_value` : "value";
}

/** The query that was numbered, with the order and the limit that count in each group. */
export function readBestOfEach(query: Query): Select | undefined {
  if (query.kind !== "select" || query.from.length !== 1) return undefined;
  const source = query.from[0]?.source;
  if (source?.kind !== "subquery" || source.query.kind !== "select") return undefined;
  const numbered = source.query.items.find(isNumbered);
  const { where } = query;
  if (numbered === undefined || where?.kind !== "comparison" || where.operator !== "<=")
    return undefined;
  const { expression } = numbered;
  const bare = { ...expression, over: { ...expression.over, orderBy: [] } };
  const items = source.query.items.map((item) =>
    item === numbered ? { ...item, expression: bare } : item,
  );
  return { ...source.query, items, orderBy: expression.over.orderBy, limit: where.right };
}
