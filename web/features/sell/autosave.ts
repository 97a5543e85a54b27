import { ApiError, isPassing, wordsFor } from '../../lib/api-error.ts';

export type SaveState =
  | { readonly is: 'idle' }
  | { readonly is: 'saving' }
  | { readonly is: 'saved'; readonly at: Date }
  /** It will be tried again by itself; nothing typed is lost. */
  | { readonly is: 'waiting'; readonly why: string }
  /** Another tab or phone saved first. */
  | { readonly is: 'overtaken' }
  | {
      readonly is: 'refused';
      readonly why: string;
      readonly errors: Readonly<Record<string, readonly string[]>>;
    };

interface Saved {
  readonly version: number;
}
interface Options<Change extends object, Kept extends Saved> {
  readonly version: number;
  readonly save: (change: Change, version: number) => Promise<Kept>;
  readonly onSaved: (kept: Kept) => void;
  readonly quietMs?: number;
  readonly retryMs?: number;
}

export interface Autosave<Change extends object> {
  /** Takes a change in; it is saved together with others once typing pauses. */
  change(change: Change): void;
  /** Saves what waits, now. Resolves when nothing waits, to whether all of it is kept. */
  flush(): Promise<boolean>;
  /** Goes on from the version that somebody else saved; what waits here is saved over it. */
  resume(version: number): void;
  readonly state: () => SaveState;
  readonly subscribe: (tell: () => void) => () => void;
  stop(): void;
}

/** Saves changes one after the other, each over the version that the last one gave. */
export function autosave<Change extends object, Kept extends Saved>(
  options: Options<Change, Kept>,
): Autosave<Change> {
  const { save, onSaved, quietMs = 600, retryMs = 4_000 } = options;
  const listeners = new Set<() => void>();
  let version = options.version;
  let waiting: Change | undefined;
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
    while (waiting !== undefined) {
      const sent = waiting;
      waiting = undefined;
      become({ is: 'saving' });
      try {
        const kept = await save(sent, version);
        version = kept.version;
        onSaved(kept);
        become({ is: 'saved', at: new Date() });
      } catch (error) {
        // What was typed since then wins over what could not be saved.
        waiting = { ...sent, ...(waiting ?? {}) };
        failed(error);
        return false;
      }
    }
    return true;
  }

  function failed(error: unknown): void {
    if (isPassing(error)) {
      become({ is: 'waiting', why: wordsFor(error) });
      later(retryMs);
    } else if (error instanceof ApiError && error.code === 'stale') become({ is: 'overtaken' });
    else
      become({ is: 'refused', why: wordsFor(error), errors: error instanceof ApiError ? error.errors : {} });
  }

  return {
    change: (change) => {
      waiting = { ...waiting, ...change };
      // A refused field that is typed again is tried again; a stranger's version is not overwritten unasked.
      if (state.is !== 'overtaken') later(quietMs);
    },
    flush: run,
    resume: (newer) => {
      version = newer;
      become({ is: 'idle' });
      later(0);
    },
    state: () => state,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    stop: () => clearTimeout(timer),
  };
}
