/** Members of an operation's input and answer that hold columns with values, such as a row or its key. */
const columnsMembers = new Set([
  'Attributes',
  'ExclusiveStartKey',
  'ExpressionAttributeValues',
  'Item',
  'Key',
  'LastEvaluatedKey',
]);
/** Members that hold a list of such columns. */
const listMembers = new Set(['Items', 'Keys']);

/**
 * The JSON of an operation's input, whose columns have plain values, in one pass. A value of `undefined` is left out.
 * @throws TypeError for a value that DynamoDB has no type for
 */
export function toRequestText(input: object): string {
  return toObjectText(input, toMemberText);
}

function toMemberText(name: string, value: unknown): string {
  if (columnsMembers.has(name) && isObject(value)) return toObjectText(value, toColumnText);
  if (listMembers.has(name) && Array.isArray(value)) return toListText(value, toColumnsText);
  if (Array.isArray(value)) return toListText(value, (one) => toMemberText('', one));
  return isObject(value) ? toObjectText(value, toMemberText) : JSON.stringify(value);
}

const toColumnsText = (columns: unknown): string =>
  isObject(columns) ? toObjectText(columns, toColumnText) : refuse(columns);

const toColumnText = (_name: string, value: unknown): string => toValueText(value);

function toObjectText(value: object, toText: (name: string, member: unknown) => string): string {
  let text = '';
  for (const [name, member] of Object.entries(value))
    if (member !== undefined)
      text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${toText(name, member)}`;
  return `{${text}}`;
}

function toListText(list: readonly unknown[], toText: (value: unknown) => string): string {
  let text = '';
  for (const value of list) if (value !== undefined) text += (text === '' ? '' : ',') + toText(value);
  return `[${text}]`;
}

function toValueText(value: unknown): string {
  if (typeof value === 'string') return `{"S":${JSON.stringify(value)}}`;
  if (typeof value === 'number') return `{"N":"${toNumberText(value)}"}`;
  if (typeof value === 'boolean') return `{"BOOL":${value}}`;
  if (value === null) return '{"NULL":true}';
  if (Array.isArray(value)) return `{"L":${toListText(value, toValueText)}}`;
  if (value instanceof Set) return toSetText([...value]);
  if (value instanceof Uint8Array) return `{"B":"${Buffer.from(value).toString('base64')}"}`;
  return isPlain(value) ? `{"M":${toObjectText(value, toColumnText)}}` : refuse(value);
}

function toSetText(values: readonly unknown[]): string {
  if (values.length > 0 && values.every((value) => typeof value === 'string'))
    return `{"SS":${JSON.stringify(values)}}`;
  if (values.length > 0 && values.every((value) => typeof value === 'number'))
    return `{"NS":${JSON.stringify(values.map(toNumberText))}}`;
  throw new TypeError('A set of DynamoDB holds texts or numbers, and at least one.');
}

/** DynamoDB would keep more digits than a number has here. */
function toNumberText(value: number): string {
  if (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
    throw new TypeError(`The number ${value} is not one that DynamoDB keeps exactly.`);
  return String(value);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value is an object without a class. A date or a map would not be read as it was written. */
function isPlain(value: unknown): value is object {
  if (!isObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function refuse(value: unknown): never {
  throw new TypeError(`DynamoDB has no type for a value of the type ${typeof value}.`);
}

/** The answer of an operation, whose columns get plain values in their place. */
export function parseAnswerText(text: string): Record<string, unknown> {
  const answer: unknown = JSON.parse(text);
  if (!isObject(answer)) throw new TypeError('DynamoDB answers with an object.');
  readMembers(answer);
  return answer;
}

/** Values are replaced in place: an assignment to `__proto__` of a new object would set its prototype. */
function readMembers(answer: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(answer)) {
    if (columnsMembers.has(name)) readColumns(value);
    else if (listMembers.has(name)) readList(value, readColumns);
    // BatchGetItem has lists of rows by the names of tables.
    else if (name === 'Responses' && !Array.isArray(value)) readTables(value);
    else if (Array.isArray(value)) readList(value, readObject);
    else readObject(value);
  }
}

function readObject(value: unknown): void {
  if (isObject(value)) readMembers(value);
}

function readTables(tables: unknown): void {
  if (isObject(tables)) for (const rows of Object.values(tables)) readList(rows, readColumns);
}

function readList(list: unknown, read: (value: unknown) => void): void {
  if (Array.isArray(list)) for (const value of list) read(value);
}

function readColumns(columns: unknown): void {
  if (isObject(columns)) for (const name of Object.keys(columns)) columns[name] = readValue(columns[name]);
}

function readValue(value: unknown): unknown {
  if (!isObject(value)) return value;
  for (const type in value) return readTyped(type, value[type]);
  return undefined;
}

function readTyped(type: string, value: unknown): unknown {
  if (type === 'S' || type === 'BOOL') return value;
  if (type === 'N') return Number(value);
  if (type === 'NULL') return null;
  if (type === 'M') {
    readColumns(value);
    return value;
  }
  if (!Array.isArray(value)) return Buffer.from(String(value), 'base64');
  if (type === 'L') return value.map(readValue);
  return new Set(type === 'NS' ? value.map(Number) : value);
}
