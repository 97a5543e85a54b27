import { ApiError, isPassing, describeError } from '../../lib/api-error.ts';
import { createObservable } from '../../lib/observable.ts';
import { createChangeBuffer, type FieldErrors } from './change-buffer.ts';

export type SaveState =
  | { readonly is: 'idle' }
  | { readonly is: 'saving' }
  | { readonly is: 'saved'; readonly at: Date }
  /** It is retried automatically; nothing typed is lost. */
  | { readonly is: 'waiting'; readonly why: string }
  /** Another tab or phone saved first. */
  | { readonly is: 'overtaken' }
  /** Errors by path. Fields with errors are set aside and all others are saved. */
  | { readonly is: 'refused'; readonly why: string; readonly errors: FieldErrors };

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
  readonly subscribe: (notify: () => void) => () => void;
  readonly stop: () => void;
}

const someRefused = 'Some details couldn’t be saved.';

/** Saves changes in batches, one request at a time. */
export function createAutosave<Change extends object, Kept>(
  options: Options<Change, Kept>,
): Autosave<Change> {
  const { save, onSaved, quietMs = 600, retryMs = 4_000 } = options;
  const buffer = createChangeBuffer<Change>();
  const state = createObservable<SaveState>({ is: 'idle' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };
  const run = (): Promise<boolean> => (running ??= saveAll().finally(() => (running = undefined)));
  const refusal = (): SaveState => ({ is: 'refused', why: someRefused, errors: buffer.errors() });

  async function saveAll(): Promise<boolean> {
    clearTimeout(timer);
    while (!buffer.isEmpty()) {
      const sent = buffer.take();
      state.set({ is: 'saving' });
      try {
        const kept = await save(sent);
        buffer.confirm();
        onSaved(kept, sent);
        state.set(buffer.hasRefused() ? refusal() : { is: 'saved', at: new Date() });
      } catch (error) {
        buffer.restore();
        if (!buffer.setAside(toRefusedFields(error), sent)) {
          state.set(toSaveState(error));
          const retryIn = getRetryMs(error, retryMs);
          if (retryIn !== undefined) later(retryIn);
          return false;
        }
        state.set(refusal());
      }
    }
    return !buffer.hasRefused();
  }

  return {
    change: (change) => {
      buffer.add(change);
      // Another version is not overwritten without asking.
      if (state.get().is !== 'overtaken') later(quietMs);
    },
    flush: () => (state.get().is === 'overtaken' ? Promise.resolve(false) : run()),
    resume: () => {
      state.set({ is: 'idle' });
      later(0);
    },
    discard: () => {
      clearTimeout(timer);
      buffer.clear();
      state.set({ is: 'idle' });
    },
    unsaved: buffer.names,
    state: state.get,
    subscribe: state.subscribe,
    stop: () => clearTimeout(timer),
  };
}

const toRefusedFields = (error: unknown): FieldErrors =>
  error instanceof ApiError && error.code === 'invalid' ? error.errors : {};

const isRateLimited = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 429;

/** Undefined where trying again by itself would not help. */
function getRetryMs(error: unknown, usualMs: number): number | undefined {
  if (isRateLimited(error)) return (error.retryAfter ?? 30) * 1_000;
  return isPassing(error) ? usualMs : undefined;
}

/** What stopped a save as a whole. */
function toSaveState(error: unknown): SaveState {
  if (isPassing(error) || isRateLimited(error)) return { is: 'waiting', why: describeError(error) };
  if (!(error instanceof ApiError)) return { is: 'refused', why: describeError(error), errors: {} };
  if (error.status === 401) return { is: 'waiting', why: 'Log in again to save this.' };
  if (error.code === 'stale') return { is: 'overtaken' };
  return { is: 'refused', why: describeError(error), errors: error.errors };
}
