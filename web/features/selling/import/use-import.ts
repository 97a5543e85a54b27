import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { IncomingHome } from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { type Draft, draftsQuery } from '../../../entities/own-home/api.ts';
import { createAttempt, createDraftOf, describeDraftFailure, type DraftAttempt } from './create-draft.ts';
import { ownPlacesKey } from './own-places.ts';
import { pickMedia } from './pick-media.ts';
import type { HomeFileReading } from './read-home-file.ts';

/** How far a home on its way to a draft is. */
export type HomeProgress =
  | { readonly stage: 'waiting' }
  | { readonly stage: 'sending'; readonly done: number; readonly files: number }
  | { readonly stage: 'done'; readonly id: Draft['id']; readonly remarks: readonly string[] }
  | { readonly stage: 'failed'; readonly why: string };

type HomeProgresses = ReadonlyMap<IncomingHome, HomeProgress>;

/** Creates drafts one after the other; one that fails holds up no other and can be tried again. */
export function useImport({ files, unpack }: Pick<HomeFileReading, 'files' | 'unpack'>, mostPhotos: number) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<HomeProgresses>(new Map());
  const [isRunning, setRunning] = useState(false);
  const attempts = useRef(new Map<IncomingHome, DraftAttempt>());
  const report = (home: IncomingHome, step: HomeProgress) =>
    setProgress((all) => new Map(all).set(home, step));

  async function importHome(home: IncomingHome): Promise<void> {
    const attempt = attempts.current.get(home) ?? createAttempt();
    attempts.current.set(home, attempt);
    const { media } = pickMedia(home, files, mostPhotos);
    const onSent = (done: number) => report(home, { stage: 'sending', done, files: media.length });
    onSent(0);
    try {
      const { id, data } = await createDraftOf({ home, media, files, unpack, onSent }, attempt);
      const remarks = [
        ...(data.address ? [] : ['We couldn’t find its address by the postcode. Choose it in step 1.']),
        ...[...attempt.refused].map(([{ name }, why]) => `${name}: ${why}`),
      ];
      report(home, { stage: 'done', id, remarks });
    } catch (error) {
      report(home, { stage: 'failed', why: describeDraftFailure(error) });
    }
  }

  async function run(homes: readonly IncomingHome[]): Promise<void> {
    setRunning(true);
    for (const home of homes) report(home, { stage: 'waiting' });
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as each sends its photos
    for (const home of homes) await importHome(home);
    await Promise.all([
      queries.invalidateQueries({ queryKey: draftsQuery.queryKey }),
      queries.invalidateQueries({ queryKey: ownPlacesKey }),
    ]);
    setRunning(false);
  }

  return { progress, isRunning, run };
}
