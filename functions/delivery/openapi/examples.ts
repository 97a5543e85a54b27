import { isListOfOne, type JsonSchema, withoutNull } from './json-schema.ts';

const ulid = '01JD3X7Z8Q0V5N2K4M6P8R9T1W';
const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-11-21T09:30:00.000Z',
  date: '2026-11-21',
};

/** `usr` of a schema that takes ids such as `usr_01J...`. */
export function findIdPrefix({ pattern = '' }: JsonSchema): string | undefined {
  return /^\^([a-z]{3})_\[[^\]]+\]\{26\}\$$/.exec(pattern)?.[1];
}

/** What follows from the schema alone: choices, booleans, dates and ids. */
function findImpliedExample(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'boolean') return true;
  if (schema.format !== undefined && Object.hasOwn(byFormat, schema.format)) return byFormat[schema.format];
  const [choice] = schema.anyOf ?? [];
  if (choice) return findImpliedExample(choice);
  const prefix = findIdPrefix(schema);
  return prefix === undefined ? undefined : `${prefix}_${ulid}`;
}

/** An example of a field's value; `undefined` for an object, whose fields have their own. */
export function findExample(field: JsonSchema, noted: unknown): unknown {
  const schema = withoutNull(field);
  const implied = findImpliedExample(schema);
  if (implied !== undefined) return implied;
  if (schema.type === 'array') {
    const item = findExample(schema.items ?? {}, noted);
    return item === undefined ? undefined : Array.from({ length: schema.minItems ?? 1 }, () => item);
  }
  if (typeof schema.additionalProperties === 'object') {
    const value = findExample(schema.additionalProperties, noted);
    return value === undefined ? undefined : { radius: value };
  }
  return noted;
}

/**
 * The example of a schema whose fields have examples, `undefined` where one of them has no example. Readers of the document
 * make it up by themselves, but not for a tuple.
 */
export function composeExample(described: JsonSchema): unknown {
  const inner = withoutNull(described);
  const { examples, properties, prefixItems, items } = inner;
  if (examples) return examples[0];
  if (prefixItems) return prefixItems.map(composeExample);
  if (items && isListOfOne(inner)) return [composeExample(items)];
  if (!properties) return undefined;
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, composeExample(inner)]));
}

/** Whether the example of a field is made of those of the fields inside. */
export function hasOwnFields(field: JsonSchema): boolean {
  const schema = withoutNull(field);
  if (schema.$ref !== undefined || schema.properties) return true;
  const inner = [
    ...(schema.items ? [schema.items] : []),
    ...(schema.prefixItems ?? []),
    ...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ];
  return inner.some(hasOwnFields);
}
