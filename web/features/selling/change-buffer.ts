import { pick } from './pick.ts';

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface ChangeBuffer<Change extends object> {
  /** Takes in what was typed. A rejected field that is changed is saved again. */
  readonly add: (change: Change) => void;
  readonly isEmpty: () => boolean;
  /** Takes out what waits, to be sent. */
  readonly take: () => Partial<Change>;
  readonly confirm: () => void;
  /** Puts back what could not be sent; newer input wins. */
  readonly restore: () => void;
  /** Sets rejected fields aside, unless they were changed since. Returns whether there were any. */
  readonly setAside: (refused: FieldErrors, sent: Partial<Change>) => boolean;
  /** The texts of the fields that were set aside, by path. */
  readonly errors: () => FieldErrors;
  readonly hasRefused: () => boolean;
  /** Names of the fields that are not saved yet. */
  readonly names: () => ReadonlySet<string>;
  readonly clear: () => void;
}

/** What was typed and is not saved: it waits, is being sent, or was refused. */
export function createChangeBuffer<Change extends object>(): ChangeBuffer<Change> {
  let waiting: Partial<Change> = {};
  let sending: Partial<Change> = {};
  let aside: Partial<Change> = {};
  let errors: FieldErrors = {};
  return {
    add: (change) => {
      waiting = { ...waiting, ...change };
      aside = pick(aside, (field) => !(field in change));
      errors = Object.fromEntries(Object.entries(errors).filter(([path]) => !(toFieldName(path) in change)));
    },
    isEmpty: () => isEmpty(waiting),
    take: () => {
      [sending, waiting] = [{ ...waiting }, {}];
      return sending;
    },
    confirm: () => {
      sending = {};
    },
    restore: () => {
      [waiting, sending] = [{ ...sending, ...waiting }, {}];
    },
    setAside: (refused, sent) => {
      const fields = new Set(
        Object.keys(refused)
          .map(toFieldName)
          .filter((field) => field in sent),
      );
      if (fields.size === 0) return false;
      const isUnchanged = (field: string) =>
        fields.has(field) && readField(waiting, field) === readField(sent, field);
      aside = { ...aside, ...pick(waiting, isUnchanged) };
      waiting = pick(waiting, (field) => !isUnchanged(field));
      errors = { ...errors, ...refused };
      return true;
    },
    errors: () => errors,
    hasRefused: () => !isEmpty(aside),
    names: () => new Set([waiting, sending, aside].flatMap((change) => Object.keys(change))),
    clear: () => {
      [waiting, aside, errors] = [{}, {}, {}];
    },
  };
}

const isEmpty = (change: object): boolean => Object.keys(change).length === 0;
/** `price` for `data.price`, `keyFacts` for `data.keyFacts.planning`. */
const toFieldName = (path: string): string => path.replace(/^data\./, '').split('.')[0] ?? path;
const readField = (change: object, field: string): unknown => new Map(Object.entries(change)).get(field);
