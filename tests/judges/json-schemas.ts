import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What a program of its own keyword, or an older draft, says otherwise than the draft that ajv reads. */
function toCurrentDraft(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toCurrentDraft);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { minimum, exclusiveMinimum, ...rest } = Object.fromEntries(Object.entries(schema));
  const kept = Object.entries(rest).flatMap(([key, value]): [string, unknown][] => {
    // Names of parts, which several parts have, and the draft’s own name.
    if (['id', '$id', '$schema'].includes(key) && typeof value === 'string') return [];
    // The end of a text in Perl.
    if (key === 'pattern' && typeof value === 'string') return [[key, value.replaceAll(String.raw`\Z`, '$')]];
    return [[key, toCurrentDraft(value)]];
  });
  return {
    ...Object.fromEntries(kept),
    ...(minimum !== undefined && { [exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum']: minimum }),
    ...(exclusiveMinimum !== undefined && typeof exclusiveMinimum !== 'boolean' && { exclusiveMinimum }),
  };
}

export const readSchema = (file: string): unknown => toCurrentDraft(readJson(file));

/** The validator of a JSON schema. */
export function compileSchema(schema: unknown): ValidateFunction {
  if (typeof schema !== 'object' || schema === null) throw new Error('This is no schema');
  return new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(schema);
}

const getPart = (schema: unknown, name: string): unknown =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).find(([key]) => key === name)?.[1]
    : undefined;

/** The part of a schema for the value at a JSON pointer, also in one of its alternatives; undefined where it has none. */
export function findSubschema(schema: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => findProperty(part, name), schema);
}

function findProperty(schema: unknown, name: string): unknown {
  const here = getPart(schema, 'items') ?? getPart(getPart(schema, 'properties'), name);
  if (here !== undefined) return here;
  const alternatives = getPart(schema, 'oneOf');
  if (!Array.isArray(alternatives)) return undefined;
  return alternatives.map((each) => findProperty(each, name)).find((found) => found !== undefined);
}

/** What a schema refuses of a value, as `<where>: <why>`. */
export function listErrors(validate: ValidateFunction, value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath}: ${message} ${JSON.stringify(params)}`,
  );
}
