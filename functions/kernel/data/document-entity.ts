import type { ParamRecord } from 'electrodb';
import type { AppError } from '../errors.ts';
import { createRowRead, findRow, loadRows, type RowRead, toRowKey } from './row-read.ts';
import {
  defineRow,
  parseStored,
  type number,
  type optionalNumber,
  type optionalText,
  type createPaddedNumber,
  type text,
} from './row.ts';
import {
  buildCondition,
  buildDelete,
  buildPut,
  createStaleError,
  type RowOperation,
  type Write,
} from './table.ts';

/** The column that holds the whole document. */
export const documentColumn = { type: 'any', required: true } as const;

type Column =
  | typeof text
  | typeof number
  | typeof optionalText
  | typeof optionalNumber
  | ReturnType<typeof createPaddedNumber>
  | typeof documentColumn;
type Columns = Readonly<Record<string, Column>>;

type Value<C> = C extends { readonly type: 'number' } ? number : string;
type RequiredName<C> = { [K in keyof C]: C[K] extends { readonly required: true } ? K : never }[keyof C];
/** The values of these columns. */
type Values<C, Name extends PropertyKey = keyof C> = {
  readonly [K in Name & RequiredName<C>]: Value<C[K]>;
} & {
  readonly [K in Exclude<Name & keyof C, RequiredName<C>>]?: Value<C[K]> | undefined;
};
/** All columns but the document itself. */
type FieldName<C> = { [K in keyof C]: C[K] extends typeof documentColumn ? never : K }[keyof C];
/** The columns that are not a field of the document with the same name and type. */
type DerivedName<C, D> = { [K in FieldName<C>]: D extends Values<C, K> ? never : K }[FieldName<C>];

interface Index<Name> {
  readonly index?: string;
  readonly condition?: (row: Record<string, unknown>) => boolean;
  readonly pk: { readonly field: string; readonly composite: readonly Name[] };
  readonly sk: { readonly field: string; readonly composite: readonly Name[] };
}
type Indexes<Name> = Readonly<Record<string, Index<Name>>>;
type PartitionName<I> = I extends Index<PropertyKey> ? I['pk']['composite'][number] : never;
type SortName<I> = I extends Index<PropertyKey> ? I['sk']['composite'][number] : never;
/** The row's own key among the indexes. */
type OwnKey<I> = { [N in keyof I]: I[N] extends { readonly index: string } ? never : I[N] }[keyof I];

/** The columns of a row's own key. */
type Key<C, I> = Values<C, PartitionName<OwnKey<I>> | SortName<OwnKey<I>>>;
/** The partition of an index, and the first of its sort columns to list only the rows with these values. */
type Selection<C, I> = Values<C, PartitionName<I>> & Partial<Values<C, SortName<I>>>;

interface Definition<C extends Columns, I extends Indexes<keyof C & string>> {
  readonly columns: C;
  readonly indexes: I;
  /**
   * Stores the document as JSON, for one with many nested fields that is read often: a map is read attribute by
   * attribute. JSON is a seventh larger. Rows of earlier releases may have maps.
   */
  readonly asJson?: boolean;
}

/** `derive` computes columns from a document. It is required for those that are no fields of the document. */
type Derivation<C, D> = [DerivedName<C, D>] extends [never]
  ? { readonly derive?: (document: D) => Partial<Values<C>> }
  : { readonly derive: (document: D) => Partial<Values<C>> & Values<C, DerivedName<C, D>> };

interface Parser<D> {
  readonly parse: (stored: unknown) => D;
}

interface Versioned {
  readonly version: number;
}

type Stored = Readonly<Record<string, unknown>>;

/**
 * Rows that hold a whole document in one column, with copies of the fields that keys, indexes and conditions
 * need. A document with a `version` begins with 1, and is saved on the condition that the row has the version
 * before. Whatever else a row needs is built with `row`, its ElectroDB entity.
 */
export function defineDocumentEntity<
  D extends object,
  const C extends Columns,
  const I extends Indexes<keyof C & string>,
>(entity: string, schema: Parser<D>, definition: Definition<C, I> & Derivation<C, D>) {
  const { columns, indexes, derive, asJson = false } = definition;
  const row = defineRow(entity, { columns, indexes });
  const [column = ''] = Object.keys(columns).filter((name) => columns[name] === documentColumn);

  /** The document of a row that was read with `row`. */
  const parse = (stored: Stored): D => schema.parse(parseStored(stored[column]));

  const toRow = (document: D): Stored => {
    const fields = Object.entries({ ...document, ...derive?.(document) });
    const stored = fields.filter(([name, value]) => name in columns && value !== undefined);
    return { ...Object.fromEntries(stored), [column]: asJson ? JSON.stringify(document) : document };
  };

  const untyped = toUntypedRow<keyof I & string>(row);
  return { row, parse, ...createReads<D, C, I>(untyped, parse), ...createWrites(untyped, toRow) };
}

export interface ListOptions {
  readonly order?: 'asc' | 'desc';
  /** The most rows to read, in one request. */
  readonly limit?: number;
  /** The most rows to read, in as many requests as they need. */
  readonly count?: number;
  /** For lists by the row's own key; an index is eventually consistent. */
  readonly consistent?: boolean;
}

function createReads<D, C, I>(row: UntypedRow<keyof I & string>, parse: (stored: Stored) => D) {
  /** A consistent read, which goes out with others within `loadTogether`. */
  function find(key: Key<C, I>): Promise<D | undefined> {
    return findRow(createRead(key));
  }

  /** The documents that exist, in the order of their keys; each is read once. */
  async function listByKeys(
    keys: Iterable<Key<C, I>>,
    { consistent = false }: Pick<ListOptions, 'consistent'> = {},
  ): Promise<D[]> {
    const unique = [...new Map([...keys].map((key) => [JSON.stringify(key), key])).values()];
    if (unique.length === 0) return [];
    const rowKeys = unique.map((key) => toRowKey(row.get(key)));
    const findRow = await loadRows(rowKeys, { consistent });
    return rowKeys.flatMap((key) => {
      const stored = findRow(key);
      return stored ? [parse(stored)] : [];
    });
  }

  /** The documents of an index in the order of its sort columns; all of them without `limit` or `count`. */
  async function list<N extends keyof I & string>(
    index: N,
    selection: Selection<C, I[N]>,
    options: ListOptions = {},
  ): Promise<D[]> {
    const pages = options.limit === undefined ? 'all' : 1;
    const { data } = await row.query[index](selection).go({ ...options, pages });
    return data.map(parse);
  }

  /** The read of `find`, to go out together with others. */
  function createRead(key: Key<C, I>): RowRead<D | undefined> {
    return createRowRead(row.get(key), (stored) => stored && parse(stored));
  }

  return { find, listByKeys, list, createRead };
}

function createWrites<D>(row: UntypedRow, toRow: (document: D) => Stored) {
  /** Fails where the row exists: with `refusal`, 409 `stale` by default. */
  function buildInsert(document: D, refusal?: () => AppError): Write {
    return buildPut(row.create(toRow(document)), refusal);
  }

  /** Inserts version 1 or replaces the version before; fails as stale when another writer was faster. */
  function buildSave(document: D & Versioned): Write {
    if (document.version === 1) return buildInsert(document);
    const next = row.put(toRow(document));
    return buildPut(next.where(({ version }, { eq }) => eq(version, document.version - 1)));
  }

  /** Deletes the row; fails as stale unless it has the version that was read. */
  function buildRemoval(document: D & Versioned): Write {
    return buildDelete(buildGuard(document));
  }

  /** Fails as stale unless the row has the version that was read. */
  function buildCheck(document: D & Versioned): Write {
    return buildCondition(buildGuard(document), createStaleError);
  }

  function buildGuard(document: D & Versioned): RowOperation {
    const operation = row.delete(toRow(document));
    return operation.where(({ version }, { eq }) => eq(version, document.version));
  }

  return { buildInsert, buildSave, buildRemoval, buildCheck };
}

interface GuardedOperation extends RowOperation {
  readonly where: (
    condition: (
      row: { readonly version: object },
      is: { readonly eq: (column: object, value: number) => string },
    ) => string,
  ) => RowOperation;
}
interface Reading<T> {
  readonly params: ParamRecord;
  readonly go: (options: object) => Promise<{ readonly data: T }>;
}
/** What the functions above use of an ElectroDB entity. */
interface UntypedRow<IndexName extends string = string> {
  readonly get: (key: object) => Reading<Stored | null>;
  readonly query: Readonly<Record<IndexName, (selection: object) => Reading<readonly Stored[]>>>;
  readonly create: (row: Stored) => RowOperation;
  readonly put: (row: Stored) => GuardedOperation;
  readonly delete: (key: Stored) => GuardedOperation;
}

// ElectroDB computes its types from columns and indexes, which are type parameters here.
function toUntypedRow<IndexName extends string>(row: unknown): UntypedRow<IndexName> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the seam between ElectroDB and its own types
  return row as UntypedRow<IndexName>;
}
