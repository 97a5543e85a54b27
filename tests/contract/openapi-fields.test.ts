import { expect, test } from 'vitest';
import * as z from 'zod';
import { marketplaceGroups, printOpenApi } from '../../functions/delivery/openapi.ts';
import { hasOwnFields } from '../../functions/delivery/openapi/examples.ts';
import { fieldNotes } from '../../functions/delivery/openapi/fields/index.ts';
import { isListOfOne, type JsonSchema, withoutNull } from '../../functions/delivery/openapi/json-schema.ts';
import { createNoteFinder } from '../../functions/delivery/openapi/note-finder.ts';

const Schema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);
const Content = z.record(z.string(), z.object({ schema: Schema.optional() }));
const Parameter = z.object({
  name: z.string(),
  description: z.string().optional(),
  schema: Schema,
  example: z.unknown(),
});
const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        parameters: z.array(Parameter),
        requestBody: z.object({ content: Content }).optional(),
        responses: z.record(z.string(), z.object({ content: Content.optional() })),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});

interface Field {
  readonly place: string;
  readonly schema: JsonSchema;
  readonly description: string | undefined;
  readonly example: unknown;
}

const notes = createNoteFinder(fieldNotes);
const { paths, components } = Document.parse(printOpenApi(marketplaceGroups, notes));

function listFields(schema: JsonSchema, place: string): Field[] {
  const { items, prefixItems = [], anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema;
  const inner = [
    ...(items ? [items] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...[prefixItems, anyOf, oneOf, allOf].flat(),
  ];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${place}.${name}`;
    const { description, examples } = property;
    return [
      { place: path, schema: property, description, example: examples?.[0] },
      ...listFields(property, path),
    ];
  });
  return [...own, ...inner.flatMap((part) => listFields(part, place))];
}

const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
const bodies = operations.flatMap(({ operationId, requestBody, responses }) =>
  [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
    .flatMap((content) => Object.values(content ?? {}))
    .flatMap(({ schema }) => (schema ? listFields(schema, operationId) : [])),
);
const parameters = operations.flatMap(({ operationId, parameters: own }) =>
  own.map(({ name, schema, description, example }): Field => ({
    place: `${operationId}?${name}`,
    schema,
    description,
    example,
  })),
);
const views = Object.entries(components.schemas).flatMap(([name, schema]) => listFields(schema, name));
const fields = [...views, ...bodies, ...parameters];

const judged = new Map<string, boolean>();

/** Whether an example fits its schema; a field that has the same in several calls is looked at once. */
function fits({ schema, example }: Field): boolean {
  const { description: _, ...rules } = schema;
  const key = JSON.stringify([rules, example]);
  const isFit = judged.get(key) ?? isValid(schema, example);
  judged.set(key, isFit);
  return isFit;
}

/** JSON Schema reads patterns as Unicode, zod's reader does not: those with `\\p` are tried apart. */
function isValid(schema: JsonSchema, example: unknown): boolean {
  const patterns: RegExp[] = [];
  const plain: unknown = JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key !== 'pattern' || typeof value !== 'string' || !value.includes('\\p{')) return value;
    patterns.push(new RegExp(value, 'u'));
    return undefined;
  });
  const texts = [example].flat().map(String);
  return (
    z.fromJSONSchema(z.record(z.string(), z.any()).parse(plain)).safeParse(example).success &&
    patterns.every((pattern) => texts.every((text) => pattern.test(text)))
  );
}

test('describes every field', () => {
  expect(fields.length).toBeGreaterThan(2_000);
  expect(fields.filter(({ description }) => !description).map(({ place }) => place)).toEqual([]);
});

test('gives every field that has no fields of its own an example', () => {
  const missing = fields.filter(({ schema, example }) => example === undefined && !hasOwnFields(schema));
  expect(missing.map(({ place }) => place)).toEqual([]);
});

test('gives every tuple an example as a whole, which readers do not compose', () => {
  const tuples = fields.filter(
    ({ schema }) => withoutNull(schema).prefixItems ?? isListOfOne(withoutNull(schema)),
  );
  expect(tuples.length).toBeGreaterThan(3);
  const wrong = tuples.filter((field) => field.example === undefined || !fits(field));
  expect(wrong.map(({ place, example }) => `${place}: ${JSON.stringify(example)}`)).toEqual([]);
});

test('gives examples that fit their schema', () => {
  const wrong = fields.filter(
    (field) => field.example !== undefined && !hasOwnFields(field.schema) && !fits(field),
  );
  expect(wrong.map(({ place, example }) => `${place}: ${JSON.stringify(example)}`)).toEqual([]);
});

test('has no note that no field uses', () => {
  expect(notes.listUnused()).toEqual([]);
});

test('ends each description with a full stop', () => {
  const open = Object.entries(fieldNotes).filter(([, { description }]) => !description.endsWith('.'));
  expect(open).toEqual([]);
});

const Example = z.object({
  properties: z.record(z.string(), z.object({ examples: z.array(z.unknown()).optional() })),
});

/** The examples of what a call takes, by the name of the field. */
function listSent(path: string, method: string): (readonly [string, unknown])[] {
  const operation = paths[path]?.[method.toLowerCase()];
  const body = operation?.requestBody?.content['application/json']?.schema;
  const view = body?.$ref === undefined ? body : components.schemas[body.$ref.split('/').at(-1) ?? ''];
  const properties = Object.entries(Example.safeParse(view).data?.properties ?? {});
  return [
    ...properties.flatMap(([name, { examples }]) => (examples ? [[name, examples[0]] as const] : [])),
    ...(operation?.parameters ?? []).map(({ name, example }) => [name, example] as const),
  ];
}

test('gives examples that the calls take', () => {
  const refused = Object.values(marketplaceGroups)
    .flatMap((routes) => Object.entries(routes))
    .flatMap(([name, { path, method, params, query, body }]) => {
      const parts = [params, query, body].flatMap((part) =>
        part instanceof z.ZodObject ? [part.shape] : [],
      );
      return listSent(path, method).flatMap(([field, example]) =>
        parts.flatMap((shape) => {
          const schema: unknown = shape[field];
          const taken = !(schema instanceof z.ZodType) || schema.safeParse(example).success;
          return taken ? [] : [`${name}: ${field} ${JSON.stringify(example)}`];
        }),
      );
    });
  expect(refused).toEqual([]);
});
