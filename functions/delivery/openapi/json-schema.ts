/** The part of JSON Schema that zod prints. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

/** Whether it is a list of exactly one item. */
export function isListOfOne({ minItems, maxItems }: JsonSchema): boolean {
  return minItems === 1 && maxItems === 1;
}

/** The schema without the choice of null. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const [only, ...more] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  if (only && more.length === 0) return only;
  if (typeof schema.type === 'string' || schema.type === undefined) return schema;
  const types = schema.type.filter((type) => type !== 'null');
  return types.length === 1 ? { ...schema, type: types.join() } : schema;
}

/** Replaces each schema directly inside `schema`. */
export function mapInside(schema: JsonSchema, change: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const { items, prefixItems, anyOf, oneOf, allOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(items && { items: change(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(change) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
    ...(oneOf && { oneOf: oneOf.map(change) }),
    ...(allOf && { allOf: allOf.map(change) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: change(additionalProperties) }),
  };
}
