import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { composeExample, findExample, findIdPrefix, hasOwnFields } from './examples.ts';
import type { FieldNote } from './fields/field.ts';
import { isListOfOne, type JsonSchema, mapInside, withoutNull } from './json-schema.ts';
import type { FieldPlace, NoteFinder } from './note-finder.ts';

const root = resolve(import.meta.dirname, '../..');

export type Direction = 'input' | 'output';

/** Objects that a contract or a domain exports, by the name of the export: each is printed once. */
async function loadViews(): Promise<ReadonlyMap<string, z.ZodObject>> {
  const views = new Map<string, z.ZodObject>();
  const files = globSync(['*/*/*contract.ts', '*/*/domain/**/*.ts'], {
    cwd: root,
    exclude: ['kernel/**'],
  }).toSorted();
  for (const file of files) {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
    for (const [name, schema] of Object.entries(exported))
      if (schema instanceof z.ZodObject && /^[A-Z]/.test(name) && !views.has(name)) views.set(name, schema);
  }
  return views;
}

const views = await loadViews();
const registry = z.registry<{ id: string }>();
for (const [id, schema] of views) if (!registry.has(schema)) registry.add(schema, { id });

/** Leaves out what every integer and every date has. */
function tidy(json: Record<string, unknown>): void {
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum'];
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum'];
  if (json['format'] !== undefined) delete json['pattern'];
  writeListOfOne(json);
  writeNumberChoice(json);
}

/** A tuple of one item is a list of one, which generators of clients know better. */
function writeListOfOne(json: Record<string, unknown>): void {
  const { prefixItems } = json;
  if (!Array.isArray(prefixItems) || prefixItems.length !== 1) return;
  delete json['prefixItems'];
  Object.assign(json, { items: prefixItems[0], minItems: 1, maxItems: 1 });
}

/** A choice of numbers is an enum, not one schema for each. */
function writeNumberChoice(json: Record<string, unknown>): void {
  const { anyOf } = json;
  if (!Array.isArray(anyOf)) return;
  const choice = anyOf.map((option: JsonSchema) => option.const);
  if (!choice.every(Number.isInteger)) return;
  delete json['anyOf'];
  Object.assign(json, { type: 'integer', enum: choice });
}

const toJson = (schema: z.ZodType, io: Direction): JsonSchema & { $defs?: Record<string, JsonSchema> } => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: registry,
    override: ({ zodSchema, jsonSchema }) => {
      tidy(jsonSchema);
      const described = z.globalRegistry.get(zodSchema)?.description;
      if (described !== undefined) jsonSchema.description = described;
      delete jsonSchema.id;
    },
  });
  return JSON.parse(JSON.stringify(json));
};

/** A view that is sent in another form than it is answered has two names, unless its own says that it is only sent. */
function nameOf(id: string, io: Direction): string {
  const view = views.get(id);
  if (io === 'output' || !view || id.endsWith('Input')) return id;
  return JSON.stringify(toJson(view, 'input')) === JSON.stringify(toJson(view, 'output')) ? id : `${id}Input`;
}

function findExampleOf(schema: JsonSchema, described: JsonSchema, note: FieldNote | undefined): unknown {
  const inner = withoutNull(schema);
  if (inner.prefixItems || isListOfOne(inner)) return composeExample(described);
  return hasOwnFields(schema) ? undefined : findExample(schema, note?.example);
}

export interface SchemaPrinter {
  /** The schema of what `operation` takes or answers. */
  readonly print: (schema: z.ZodType, io: Direction, operation: string) => JsonSchema;
  /** The fields of the path or the query of `operation`; they are printed in place. */
  readonly printParameters: (schema: z.ZodObject, operation: string) => JsonSchema;
  readonly components: Record<string, JsonSchema>;
}

/** Prints schemas with a description and an example for each field; named views become components. */
export function createSchemaPrinter(notes: NoteFinder): SchemaPrinter {
  const components: Record<string, JsonSchema> = {};

  function describeField(name: string, schema: JsonSchema, place: FieldPlace): JsonSchema {
    const note = notes.find(place, name, findIdPrefix(schema));
    const described = describe(schema, { view: place.view, parent: name });
    const example = findExampleOf(schema, described, note);
    return {
      ...described,
      ...(note && { description: schema.description ?? note.description }),
      ...(example !== undefined && { examples: [example] }),
    };
  }

  function describe(schema: JsonSchema, place: FieldPlace): JsonSchema {
    const inside = mapInside(schema, (inner) => describe(inner, place));
    if (!schema.properties) return inside;
    const properties = Object.entries(schema.properties).map(([name, inner]) => [
      name,
      describeField(name, inner, place),
    ]);
    return { ...inside, properties: Object.fromEntries(properties) };
  }

  const lift = (schema: JsonSchema, io: Direction): JsonSchema => {
    const id = schema.$ref?.replace('#/$defs/', '');
    const jsonSchema =
      id === undefined ? schema : { ...schema, $ref: `#/components/schemas/${nameOf(id, io)}` };
    const inside = mapInside(jsonSchema, (inner) => lift(inner, io));
    if (!jsonSchema.properties) return inside;
    const properties = Object.entries(jsonSchema.properties).map(([name, inner]) => [name, lift(inner, io)]);
    return { ...inside, properties: Object.fromEntries(properties) };
  };

  const addComponents = (definitions: Readonly<Record<string, JsonSchema>>, io: Direction): void => {
    for (const [id, definition] of Object.entries(definitions))
      components[nameOf(id, io)] ??= describe(lift(definition, io), { view: id });
  };

  return {
    components,
    print: (schema, io, operation) => {
      const { $defs = {}, ...json } = toJson(schema, io);
      addComponents($defs, io);
      return describe(lift(json, io), { view: operation });
    },
    printParameters: (schema, operation) => {
      const { $defs = {}, ...json } = toJson(schema, 'input');
      const id = json.$ref?.replace('#/$defs/', '');
      const { [id ?? '']: own, ...others } = $defs;
      addComponents(others, 'input');
      return describe(lift(own ?? json, 'input'), { view: id ?? operation });
    },
  };
}
