import * as z from 'zod';

/** The values of the columns that select rows. */
type Selection = Readonly<Record<string, unknown>>;

type Keys = Readonly<Record<string, unknown>>;
const Keys = z.record(z.string(), z.unknown());

/** The parameters of a `get` that ElectroDB built. */
export type GetParams = z.output<typeof GetParams>;
const GetParams = z.strictObject({
  TableName: z.string(),
  Key: z.object({ pk: z.string(), sk: z.string() }),
  ConsistentRead: z.boolean().optional(),
});
/** The parameters of a query that ElectroDB built. */
const QueryParams = z.strictObject({
  TableName: z.string(),
  IndexName: z.string().optional(),
  KeyConditionExpression: z.string(),
  ProjectionExpression: z.string().optional(),
  ExpressionAttributeNames: z.record(z.string(), z.string()),
  ExpressionAttributeValues: Keys,
  ScanIndexForward: z.boolean().optional(),
  Limit: z.int().optional(),
  ConsistentRead: z.boolean().optional(),
});

/** How to build the parameters of a read, and where they hold its keys. */
interface Read<P> {
  readonly build: (selection: Selection) => object;
  readonly schema: { readonly parse: (params: object) => P };
  readonly keysOf: (params: P) => Keys;
  readonly withKeys: (params: P, keys: Readonly<Record<string, string>>) => P;
}

/** A key in pieces: texts, and in between the numbers of the values that belong there. */
type KeyTemplate = readonly (string | number)[];

/** ElectroDB turns keys to lower case. The mark is of a character for private use, which a text is checked for. */
const toMark = (nth: number): string => `\uE000K${nth}\uE000`;
const loweredMark = /\uE000k(\d+)\uE000/;

/**
 * Builds the parameters of a read once for each set of selected columns, and puts later values into its keys: ElectroDB
 * takes longer to build them than a function takes for the rest of a read. A selection with anything else than texts
 * is left to ElectroDB.
 */
function createReadParams<P>(read: Read<P>): (selection: Selection) => P {
  const templates = new Map<string, (values: readonly string[]) => P>();
  return (selection) => {
    const values = Object.values(selection);
    if (!values.every(isPlainText)) return read.schema.parse(read.build(selection));
    const names = Object.keys(selection);
    const shape = names.join();
    const fill = templates.get(shape) ?? createTemplate(read, names);
    templates.set(shape, fill);
    return fill(values);
  };
}

const isPlainText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.includes('\uE000');

function createTemplate<P>({ build, schema, keysOf, withKeys }: Read<P>, names: readonly string[]) {
  const params = schema.parse(build(Object.fromEntries(names.map((name, nth) => [name, toMark(nth)]))));
  const templates = Object.entries(keysOf(params)).map(
    ([name, key]) => [name, toKeyTemplate(String(key))] as const,
  );
  return (values: readonly string[]): P => {
    const keys: Record<string, string> = {};
    for (const [name, template] of templates) keys[name] = fillKey(template, values);
    return withKeys(params, keys);
  };
}

/** @throws Error for a key that keeps the case of its values */
function toKeyTemplate(key: string): KeyTemplate {
  // A split by an expression with a group gives texts and numbers by turns.
  const parts = key.split(loweredMark).map((part, nth) => (nth % 2 === 0 ? part : Number(part)));
  if (parts.some((part) => typeof part === 'string' && part.includes('\uE000')))
    throw new Error('A read template is for keys in lower case.');
  return parts;
}

const fillKey = (template: KeyTemplate, values: readonly string[]): string =>
  template
    .map((part) => (typeof part === 'string' ? part : values[part]))
    .join('')
    .toLowerCase();

/** The parameters of the reads of one row by its key. */
export function createGetParams(build: (key: Selection) => object) {
  return createReadParams({
    build,
    schema: GetParams,
    keysOf: ({ Key }) => Key,
    withKeys: (params, { pk = '', sk = '' }) => ({ ...params, Key: { pk, sk } }),
  });
}

/** The parameters of the reads of one row whose key has one column, from the value of that column. */
export function createKeyParams(build: (value: string) => object) {
  const toGetParams = createGetParams(({ value }) => build(String(value)));
  return (value: string) => toGetParams({ value });
}

/** The parameters of the reads of one index. */
export function createQueryParams(build: (selection: Selection) => object) {
  return createReadParams({
    build,
    schema: QueryParams,
    keysOf: (params) => params.ExpressionAttributeValues,
    withKeys: (params, ExpressionAttributeValues) => ({ ...params, ExpressionAttributeValues }),
  });
}
