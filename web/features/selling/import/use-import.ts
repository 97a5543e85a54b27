import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { IncomingHome } from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { type Draft, draftsQuery, ownHomes } from '../../../entities/own-home/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { type DraftChange, sell } from '../api.ts';
import { createAttempt, createDraftOf, describeDraftFailure, type DraftAttempt } from './create-draft.ts';
import { compareWithDraft } from './draft-changes.ts';
import { ownPlacesKey } from './own-places.ts';
import { pickMedia } from './pick-media.ts';
import type { HomeFileReading } from './read-home-file.ts';

/** How far a home on its way to a draft is. */
export type HomeProgress =
  | { readonly stage: 'waiting' }
  | { readonly stage: 'sending'; readonly done: number; readonly files: number }
  | {
      readonly stage: 'done';
      readonly id: Draft['id'];
      readonly isUpdate: boolean;
      readonly remarks: readonly string[];
    }
  /** Whether another try can't go better. */
  | { readonly stage: 'failed'; readonly why: string; readonly isFinal?: boolean };

type HomeProgresses = ReadonlyMap<IncomingHome, HomeProgress>;

/** A draft that a home of the file is written over, as its reader saw it. */
interface WantedUpdate {
  readonly draft: Draft;
  readonly change: DraftChange;
}

/** Creates and updates drafts one after the other; one that fails holds up no other and can be tried again. */
export function useImport(
  { files, format, unpack }: Pick<HomeFileReading, 'files' | 'format' | 'unpack'>,
  mostPhotos: number,
) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<HomeProgresses>(new Map());
  const [isRunning, setRunning] = useState(false);
  const attempts = useRef(new Map<IncomingHome, DraftAttempt>());
  const updates = useRef<ReadonlyMap<IncomingHome, WantedUpdate>>(new Map());
  const report = (home: IncomingHome, step: HomeProgress) =>
    setProgress((all) => new Map(all).set(home, step));

  async function importHome(home: IncomingHome): Promise<void> {
    const attempt = attempts.current.get(home) ?? createAttempt();
    attempts.current.set(home, attempt);
    const { media } = pickMedia(home, files, mostPhotos);
    const onSent = (done: number) => report(home, { stage: 'sending', done, files: media.length });
    onSent(0);
    try {
      const { id, data } = await createDraftOf({ home, media, files, format, unpack, onSent }, attempt);
      const remarks = [
        ...(data.address ? [] : ['We couldn’t find its address by the postcode. Choose it in step 1.']),
        ...[...attempt.refused].map(([{ name }, why]) => `${name}: ${why}`),
      ];
      report(home, { stage: 'done', id, isUpdate: false, remarks });
    } catch (error) {
      report(home, { stage: 'failed', why: describeDraftFailure(error) });
    }
  }

  async function overwrite(home: IncomingHome, update: WantedUpdate): Promise<void> {
    report(home, { stage: 'sending', done: 0, files: 0 });
    report(home, await updateDraft(home, update));
  }

  async function run(
    homes: readonly IncomingHome[],
    wanted: ReadonlyMap<IncomingHome, WantedUpdate> = new Map(),
  ): Promise<void> {
    // Those of earlier runs stay: one that failed is tried again as an update, never as a second draft.
    updates.current = new Map([...updates.current, ...wanted]);
    setRunning(true);
    for (const home of homes) report(home, { stage: 'waiting' });
    for (const home of homes) {
      const update = updates.current.get(home);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as each sends its photos
      await (update ? overwrite(home, update) : importHome(home));
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: draftsQuery.queryKey }),
      queries.invalidateQueries({ queryKey: ownPlacesKey }),
    ]);
    setRunning(false);
  }

  return { progress, isRunning, run };
}

/** Of the version that was compared: a draft that changed since stays as it is. */
async function updateDraft(home: IncomingHome, { draft, change }: WantedUpdate): Promise<HomeProgress> {
  const { id, version } = draft;
  try {
    await sell.changeDraft({ params: { id }, body: { data: change, version } });
    return { stage: 'done', id, isUpdate: true, remarks: [] };
  } catch (error) {
    if (isCode(error, 'not_found')) return { stage: 'failed', why: goneText, isFinal: true };
    if (isCode(error, 'stale')) return explainStale(home, id);
    return { stage: 'failed', why: describeDraftFailure(error) };
  }
}

const isCode = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;
const goneText =
  'The draft isn’t there any more: it was deleted or put on sale. Choose the file again to see what it would become now.';
const changedText =
  'The draft has changed since, so it stays as it is. Choose the file again to see what’s different now.';

/** A first try may have been saved though its answer was lost: then the draft says what the file says. */
async function explainStale(home: IncomingHome, id: Draft['id']): Promise<HomeProgress> {
  try {
    const { drafts } = await ownHomes.drafts();
    const now = drafts.find((draft) => draft.id === id);
    if (!now) return { stage: 'failed', why: goneText, isFinal: true };
    if (compareWithDraft(now.data, home.facts).differences.length === 0)
      return { stage: 'done', id, isUpdate: true, remarks: [] };
    return { stage: 'failed', why: changedText, isFinal: true };
  } catch (error) {
    return { stage: 'failed', why: describeDraftFailure(error) };
  }
}
