import { ApiError } from '../../lib/api-error.ts';
import { newKey } from '../../lib/client.ts';
import { onSession, requireLogin, sessionNow } from '../../lib/session.ts';
import type { ImageKind, Image } from '../../lib/upload.ts';
import { type Draft, type DraftChange, sell } from './api.ts';
import { autosave, type SaveState } from './autosave.ts';
import { only } from './only.ts';
import { pictureOf, type Pictures, picturesIn, shown } from './pictures.ts';
import { differing, rebase } from './rebase.ts';
import { uploadQueue, type UploadQueue } from './upload-queue.ts';
import { type Problems, sendable, type Working } from './working.ts';

export interface SessionState {
  /** The server's version; undefined until the first change. */
  readonly draft: Draft | undefined;
  /** The values of the controls. */
  readonly data: Working;
  readonly save: SaveState;
  /** Errors of values that can not be saved. */
  readonly problems: Problems;
  readonly pictures: Pictures;
  readonly isUnsaved: boolean;
}
export interface DraftSession {
  readonly state: () => SessionState;
  readonly subscribe: (tell: () => void) => () => void;
  readonly uploads: UploadQueue;
  readonly change: (change: Partial<Working>) => void;
  /** Saves the queue now; resolves to whether everything was saved. */
  readonly flush: () => Promise<boolean>;
  /** Applies a version that another tab or a phone saved. */
  readonly adopt: (draft: Draft) => void;
  /** After a conflict: take their version, or save ours over it. */
  readonly takeTheirs: () => Promise<void>;
  readonly keepOurs: () => Promise<void>;
  readonly stop: () => void;
}

/** One open draft of a page: the shown values, the saved version, and the synchronisation of both. */
export function draftSession(opened: Draft | undefined): DraftSession {
  const listeners = new Set<() => void>();
  const orders = new Map<string, number>();
  const key = newKey();
  let kept = opened;
  let data: Working = opened?.data ?? {};
  let problems: Problems = {};
  let pictures: Pictures = opened ? picturesIn(opened) : new Map();

  const saving = autosave<DraftChange, Draft>({ save, onSaved: settle });
  let state = look();
  function look(): SessionState {
    const isUnsaved = saving.unsaved().size > 0 || Object.keys(problems).length > 0;
    return { draft: kept, data, save: saving.state(), problems, pictures, isUnsaved };
  }
  function tellAll(): void {
    state = look();
    for (const tell of listeners) tell();
  }

  async function save(change: DraftChange): Promise<Draft> {
    try {
      const draft = (kept ??= await sell.createDraft({ body: { data: {} }, key }));
      const { id, version } = draft;
      return await sell
        .changeDraft({ params: { id }, body: { data: change, version } })
        .catch(overtaken(change));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) requireLogin();
      throw error;
    }
  }

  /**
   * Another tab saved first, or the response to our own save was lost: without conflicting fields both are
   * kept.
   */
  const overtaken = (change: DraftChange) => async (error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'stale') || !kept) throw error;
    const theirs = await newest(kept.id);
    const again = rebase(kept.data, change, theirs.data);
    if (again === undefined) throw error;
    if (Object.keys(again).length === 0) return theirs;
    const { id, version } = theirs;
    return sell.changeDraft({ params: { id }, body: { data: again, version } });
  };

  /** Applies the server's version; newer input stays. */
  function settle(draft: Draft): void {
    const names = new Set([...Object.keys(data), ...Object.keys(draft.data)]);
    const ours = sendable(data, names);
    const busy = new Set([...saving.unsaved(), ...Object.keys(ours.problems).map(headOf)]);
    const apart = [...differing(ours.change, draft.data)].filter((name) => !busy.has(name));
    kept = draft;
    pictures = new Map([...pictures, ...picturesIn(draft)]);
    data = {
      ...only(data, (name) => !apart.includes(name)),
      ...only(draft.data, (name) => apart.includes(name)),
    };
    tellAll();
  }

  function change(part: Partial<Working>): void {
    data = { ...data, ...part };
    // The lease's questions depend on the tenure.
    const also = 'tenure' in part && data.keyFacts ? ['keyFacts'] : [];
    const names = new Set([...Object.keys(part), ...also]);
    const checked = sendable(data, names);
    const others = Object.entries(problems).filter(([path]) => !names.has(headOf(path)));
    problems = { ...Object.fromEntries(others), ...checked.problems };
    if (Object.keys(checked.change).length > 0) saving.change(checked.change);
    tellAll();
  }

  const uploads = uploadQueue({
    onReady: (image: Image, kind: ImageKind, order) => {
      orders.set(image.id, order);
      pictures = new Map([...pictures, [image.id, pictureOf(image)]]);
      change(shown(data, image, kind, orders));
    },
  });

  const stops = [
    saving.subscribe(tellAll),
    onSession(() => {
      if (sessionNow().isLoggedIn && saving.state().is === 'waiting') void saving.flush();
    }),
  ];
  const theirs = async (goOn: () => void) => {
    if (!kept) return;
    kept = await newest(kept.id);
    goOn();
    settle(kept);
  };
  return {
    state: () => state,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    uploads,
    change,
    flush: saving.flush,
    adopt: (draft) => {
      const isNews = kept?.id === draft.id && draft.version > kept.version;
      if (isNews && saving.unsaved().size === 0) settle(draft);
    },
    takeTheirs: () => theirs(saving.discard),
    keepOurs: () => theirs(saving.resume),
    stop: () => {
      saving.stop();
      uploads.stop();
      for (const stop of stops) stop();
    },
  };
}

const headOf = (path: string): string => path.split('.')[0] ?? path;

/** @throws ApiError 404 when the draft is gone */
async function newest(id: Draft['id']): Promise<Draft> {
  const found = (await sell.drafts()).drafts.find((draft) => draft.id === id);
  if (!found) throw new ApiError(404, { code: 'not_found', detail: 'This draft is not there any more.' });
  return found;
}
