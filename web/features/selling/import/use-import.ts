import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { IncomingHome } from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { type Draft, draftsQuery } from '../../../entities/own-home/api.ts';
import { createAttempt, createDraftOf, describeDraftFailure, type DraftAttempt } from './create-draft.ts';
import { ownPlacesKey } from './own-places.ts';
import { pickMedia } from './pick-media.ts';
import type { HomeFileReading } from './read-home-file.ts';
import { updateDraft, type WantedUpdate } from './update-draft.ts';

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
    report(home, await updateDraft(home.facts, update, 'Choose the file again'));
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
