import { type Draft, ownHomes } from '../../entities/own-home/api.ts';
import { ApiError, isAccountRefusal } from '../../lib/api-error.ts';
import { createIdempotencyKey } from '../../lib/client.ts';
import { createObservable } from '../../lib/observable.ts';
import { subscribeToSession, requireLogin, getSession } from '../../lib/session.ts';
import type { ImageKind } from '../../lib/upload-files.ts';
import type { Image } from '../../lib/upload.ts';
import { type DraftChange, sell } from './api.ts';
import { type Autosave, createAutosave, type SaveState } from './autosave.ts';
import { type Problems, toSavableChange, type DraftFormValues } from './draft-form-values.ts';
import { pick } from './pick.ts';
import { toPicture, type Pictures, toPictures, createUploadChange } from './pictures.ts';
import { listDifferences, rebaseChange } from './rebase.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

export interface SessionState {
  /** The server's version; undefined until the first change. */
  readonly draft: Draft | undefined;
  /** The values of the controls. */
  readonly data: DraftFormValues;
  readonly save: SaveState;
  /** Errors of values that cannot be saved. */
  readonly problems: Problems;
  readonly pictures: Pictures;
  readonly isUnsaved: boolean;
}
export interface DraftSession {
  readonly state: () => SessionState;
  readonly subscribe: (notify: () => void) => () => void;
  readonly uploads: UploadQueue;
  readonly change: (change: Partial<DraftFormValues>) => void;
  /** Saves the queue now; resolves to whether everything was saved. */
  readonly flush: () => Promise<boolean>;
  /** Applies a version that another tab or a phone saved. */
  readonly adopt: (draft: Draft) => void;
  /** After a conflict: take their version, or save ours over it. */
  readonly takeTheirs: () => Promise<void>;
  readonly keepOurs: () => Promise<void>;
  readonly stop: () => void;
}

/** What a page has of its draft, apart from how its save goes. */
type PageState = Pick<SessionState, 'draft' | 'data' | 'problems' | 'pictures'>;

/** One open draft of a page: the shown values, the saved version, and the synchronisation of both. */
export function createDraftSession(opened: Draft | undefined): DraftSession {
  const orders = new Map<string, number>();
  let page = toPage(opened);
  const keep = (draft: Draft) => {
    page = { ...page, draft };
  };
  const save = createSaver(() => page.draft, keep);
  const saving = createAutosave<DraftChange, Draft>({ save, onSaved: settle });
  const state = createObservable(toState(page, saving));
  function show(next: PageState): void {
    page = next;
    state.set(toState(page, saving));
  }

  /** Applies the server's version; newer input stays. */
  function settle(draft: Draft): void {
    const pictures = new Map([...page.pictures, ...toPictures(draft)]);
    show({ ...page, draft, pictures, data: mergeServerData(draft, page.data, saving.unsaved()) });
  }
  function change(part: Partial<DraftFormValues>): void {
    const { change: sent, ...next } = applyChange(part, page);
    page = { ...page, ...next };
    if (Object.keys(sent).length > 0) saving.change(sent);
    show(page);
  }
  const uploads = createUploadQueue({
    onReady: (image: Image, kind: ImageKind, order) => {
      orders.set(image.id, order);
      page = { ...page, pictures: new Map([...page.pictures, [image.id, toPicture(image)]]) };
      change(createUploadChange(page.data, image, kind, orders));
    },
  });
  const stops = [
    saving.subscribe(() => show(page)),
    subscribeToSession(() => flushAfterLogin(saving)),
    saving.stop,
    () => uploads.stop(),
  ];
  const takeNewest = async (goOn: () => void) => {
    if (!page.draft) return;
    const theirs = await getNewestDraft(page.draft.id);
    keep(theirs);
    goOn();
    settle(theirs);
  };
  return {
    state: state.get,
    subscribe: state.subscribe,
    uploads,
    change,
    flush: saving.flush,
    adopt: (draft) => {
      const isNews = page.draft?.id === draft.id && draft.version > page.draft.version;
      if (isNews && saving.unsaved().size === 0) settle(draft);
    },
    takeTheirs: () => takeNewest(saving.discard),
    keepOurs: () => takeNewest(saving.resume),
    stop: () => stops.forEach((stop) => stop()),
  };
}

const toFieldName = (path: string): string => path.split('.')[0] ?? path;

const toPage = (draft: Draft | undefined): PageState => ({
  draft,
  data: draft?.data ?? {},
  problems: {},
  pictures: draft ? toPictures(draft) : new Map(),
});

function toState(page: PageState, saving: Autosave<DraftChange>): SessionState {
  const isUnsaved = saving.unsaved().size > 0 || Object.keys(page.problems).length > 0;
  return { ...page, save: saving.state(), isUnsaved };
}

function flushAfterLogin(saving: Autosave<DraftChange>): void {
  if (getSession().isLoggedIn && saving.state().is === 'waiting') void saving.flush();
}

/** Saves changes to the draft, which the first of them creates. */
function createSaver(find: () => Draft | undefined, keep: (draft: Draft) => void) {
  const key = createIdempotencyKey();
  return async (change: DraftChange): Promise<Draft> => {
    try {
      const draft = find() ?? (await sell.createDraft({ body: { data: {} }, key }));
      keep(draft);
      return await changeDraft(draft, change).catch((error: unknown) => rebaseAndSave(error, find(), change));
    } catch (error) {
      if (isAccountRefusal(error)) requireLogin();
      throw error;
    }
  };
}

const changeDraft = ({ id, version }: Draft, change: DraftChange): Promise<Draft> =>
  sell.changeDraft({ params: { id }, body: { data: change, version } });

/** What the server has, without what is being typed or saved here. */
function mergeServerData(draft: Draft, data: DraftFormValues, unsaved: ReadonlySet<string>): DraftFormValues {
  const names = new Set([...Object.keys(data), ...Object.keys(draft.data)]);
  const ours = toSavableChange(data, names);
  const busy = new Set([...unsaved, ...Object.keys(ours.problems).map(toFieldName)]);
  const apart = [...listDifferences(ours.change, draft.data)].filter((name) => !busy.has(name));
  return {
    ...pick(data, (name) => !apart.includes(name)),
    ...pick(draft.data, (name) => apart.includes(name)),
  };
}

/** The page's data with a part of it changed, what of the part can be sent, and every problem that is left. */
function applyChange(part: Partial<DraftFormValues>, { data: before, problems }: PageState) {
  const data: DraftFormValues = { ...before, ...part };
  // The lease's questions depend on the tenure.
  const also = 'tenure' in part && data.keyFacts ? ['keyFacts'] : [];
  const names = new Set([...Object.keys(part), ...also]);
  const checked = toSavableChange(data, names);
  const others = Object.entries(problems).filter(([path]) => !names.has(toFieldName(path)));
  return { data, change: checked.change, problems: { ...Object.fromEntries(others), ...checked.problems } };
}

/**
 * Another tab saved first, or the response to our own save was lost: keeps both changes when they do not clash.
 * @throws the given error when they clash, or when it is another one
 */
async function rebaseAndSave(error: unknown, draft: Draft | undefined, change: DraftChange): Promise<Draft> {
  if (!(error instanceof ApiError && error.code === 'stale') || !draft) throw error;
  const newestDraft = await getNewestDraft(draft.id);
  const again = rebaseChange(draft.data, change, newestDraft.data);
  if (again === undefined) throw error;
  if (Object.keys(again).length === 0) return newestDraft;
  return changeDraft(newestDraft, again);
}

/** @throws ApiError 404 when the draft is gone */
async function getNewestDraft(id: Draft['id']): Promise<Draft> {
  const found = (await ownHomes.drafts()).drafts.find((draft) => draft.id === id);
  if (!found) throw new ApiError(404, { code: 'not_found', detail: 'This draft no longer exists.' });
  return found;
}
