import { ApiError, isPassing, wordsFor } from '../../lib/api-error.ts';
import { only } from './only.ts';

type Errors = Readonly<Record<string, readonly string[]>>;
export type SaveState =
  | { readonly is: 'idle' }
  | { readonly is: 'saving' }
  | { readonly is: 'saved'; readonly at: Date }
  /** It is retried automatically; nothing typed is lost. */
  | { readonly is: 'waiting'; readonly why: string }
  /** Another tab or phone saved first. */
  | { readonly is: 'overtaken' }
  /** Errors by path. Fields with errors are set aside and all others are saved. */
  | { readonly is: 'refused'; readonly why: string; readonly errors: Errors };

interface Options<Change extends object, Kept> {
  readonly save: (change: Partial<Change>) => Promise<Kept>;
  readonly onSaved: (kept: Kept, sent: Partial<Change>) => void;
  readonly quietMs?: number;
  readonly retryMs?: number;
}

export interface Autosave<Change extends object> {
  /** Queues a change; it is saved together with others when typing pauses. */
  readonly change: (change: Change) => void;
  /** Saves the queue now. Resolves when the queue is empty, with whether everything was saved. */
  readonly flush: () => Promise<boolean>;
  /** Continues after another person or tab saved; the queue is saved over their version. */
  readonly resume: () => void;
  /** Continues after another person or tab saved, and drops the queue. */
  readonly discard: () => void;
  /** Names of the unsaved fields. */
  readonly unsaved: () => ReadonlySet<string>;
  readonly state: () => SaveState;
  readonly subscribe: (tell: () => void) => () => void;
  readonly stop: () => void;
}

/** Saves changes in batches, one request at a time. */
export function autosave<Change extends object, Kept>(options: Options<Change, Kept>): Autosave<Change> {
  const { save, onSaved, quietMs = 600, retryMs = 4_000 } = options;
  const listeners = new Set<() => void>();
  let waiting: Partial<Change> = {};
  let sending: Partial<Change> = {};
  /** Values that the server rejected, until they are changed. */
  let aside: Partial<Change> = {};
  let errors: Errors = {};
  let state: SaveState = { is: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;

  const become = (next: SaveState) => {
    state = next;
    for (const tell of listeners) tell();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };
  const run = (): Promise<boolean> => (running ??= saveAll().finally(() => (running = undefined)));

  async function saveAll(): Promise<boolean> {
    clearTimeout(timer);
    while (!isEmpty(waiting)) {
      const sent = { ...waiting };
      sending = sent;
      waiting = {};
      become({ is: 'saving' });
      try {
        // oxlint-disable-next-line no-await-in-loop -- each save goes over the last one's version
        const kept = await save(sent);
        sending = {};
        onSaved(kept, sent);
        become(isEmpty(aside) ? { is: 'saved', at: new Date() } : refusal());
      } catch (error) {
        sending = {};
        // Newer input wins over the failed change.
        waiting = { ...sent, ...waiting };
        if (!setAside(error, sent)) return failed(error);
      }
    }
    return isEmpty(aside);
  }

  /** Sets rejected fields aside, unless they were changed since; returns whether others can be saved. */
  function setAside(error: unknown, sent: Partial<Change>): boolean {
    const named = error instanceof ApiError && error.code === 'invalid' ? error.errors : {};
    const fields = new Set(
      Object.keys(named)
        .map(fieldOf)
        .filter((field) => field in sent),
    );
    if (fields.size === 0) return false;
    const unchanged = (field: string) =>
      fields.has(field) && valueOf(waiting, field) === valueOf(sent, field);
    aside = { ...aside, ...only(waiting, unchanged) };
    waiting = only(waiting, (field) => !unchanged(field));
    errors = { ...errors, ...named };
    become(refusal());
    return true;
  }
  const refusal = (): SaveState => ({ is: 'refused', why: 'Some details could not be saved.', errors });

  function failed(error: unknown): false {
    const isBusy = error instanceof ApiError && error.status === 429;
    if (isPassing(error) || isBusy) {
      become({ is: 'waiting', why: wordsFor(error) });
      later(isBusy ? (error.retryAfter ?? 30) * 1_000 : retryMs);
    } else if (error instanceof ApiError && error.status === 401)
      become({ is: 'waiting', why: 'Log in again to save this.' });
    else if (error instanceof ApiError && error.code === 'stale') become({ is: 'overtaken' });
    else
      become({ is: 'refused', why: wordsFor(error), errors: error instanceof ApiError ? error.errors : {} });
    return false;
  }

  return {
    change: (change) => {
      waiting = { ...waiting, ...change };
      // A rejected field that is changed is saved again.
      aside = only(aside, (field) => !(field in change));
      errors = Object.fromEntries(Object.entries(errors).filter(([path]) => !(fieldOf(path) in change)));
      // Another version is not overwritten without asking.
      if (state.is !== 'overtaken') later(quietMs);
    },
    flush: () => (state.is === 'overtaken' ? Promise.resolve(false) : run()),
    resume: () => {
      become({ is: 'idle' });
      later(0);
    },
    discard: () => {
      clearTimeout(timer);
      [waiting, aside, errors] = [{}, {}, {}];
      become({ is: 'idle' });
    },
    unsaved: () => new Set([waiting, sending, aside].flatMap((change) => Object.keys(change))),
    state: () => state,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    stop: () => clearTimeout(timer),
  };
}

const isEmpty = (change: object): boolean => Object.keys(change).length === 0;
/** `price` for `data.price`, `keyFacts` for `data.keyFacts.planning`. */
const fieldOf = (path: string): string => path.replace(/^data\./, '').split('.')[0] ?? path;
const valueOf = (change: object, field: string): unknown => new Map(Object.entries(change)).get(field);
