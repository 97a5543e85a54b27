import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FileMedium } from '../../../../../functions/finding/portals/domain/incoming/file-home.ts';
import type { IncomingHome } from '../../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { type Draft, draftsQuery } from '../../../../entities/own-home/api.ts';
import { ApiError, describeError } from '../../../../lib/api-error.ts';
import { waitUntilProcessed } from '../../../../lib/upload.ts';
import { type DraftData, sell } from '../../api.ts';
import { createAttempt, type DraftAttempt, toMediaData } from '../create-draft.ts';
import { findPlace } from '../find-place.ts';
import { ownPlacesKey } from '../own-places.ts';
import { type OwnAdvert, ownAdverts } from './api.ts';

export type AdvertProgress =
  | { readonly stage: 'review' }
  | { readonly stage: 'working'; readonly done: number; readonly pictures: number }
  | { readonly stage: 'failed'; readonly why: string }
  | { readonly stage: 'done'; readonly id: Draft['id']; readonly remarks: readonly string[] };

interface Wanted {
  readonly home: IncomingHome;
  /** Of the home’s pictures those to bring in. */
  readonly media: readonly FileMedium[];
  readonly sourced: readonly (keyof DraftData)[];
}

/** Confirms an advert, brings its pictures in and creates the draft; a second try goes on where the first one stopped. */
export function useAdvertDraft(advert: OwnAdvert) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<AdvertProgress>({ stage: 'review' });
  const attempt = useRef<DraftAttempt>(createAttempt());
  const tried = useRef('');

  async function create(wanted: Wanted): Promise<void> {
    const { home, media } = wanted;
    const words = JSON.stringify([home.facts, home.lines, wanted.sourced, media]);
    // A key is for one request: what was corrected since the last try is another one.
    if (words !== tried.current) attempt.current = { ...createAttempt(), ...pickFiles(attempt.current) };
    tried.current = words;
    const { sent, refused } = attempt.current;
    const report = () =>
      setProgress({ stage: 'working', done: sent.size + refused.size, pictures: media.length });
    report();
    try {
      await ownAdverts.confirmOwnAdvert({
        params: { id: advert.id },
        body: { ownHome: true, mayUseContent: true },
      });
      await bringPictures(advert, media, attempt.current, report);
      const { id, data } = await createDraft(advert, wanted, attempt.current);
      const remarks = [
        ...(data.address ? [] : ['We couldn’t find its address by the postcode. Choose it in step 1.']),
        ...[...refused].map(([medium, why]) => `${namePicture(home, medium)}: ${why}`),
      ];
      await Promise.all([
        queries.invalidateQueries({ queryKey: draftsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: ownPlacesKey }),
      ]);
      setProgress({ stage: 'done', id, remarks });
    } catch (error) {
      setProgress({ stage: 'failed', why: describeFailure(error) });
    }
  }
  return { progress, create };
}

const pickFiles = ({ sent, refused }: DraftAttempt) => ({ sent, refused });

const namePicture = ({ media }: IncomingHome, medium: FileMedium): string =>
  medium.kind === 'floor_plan' ? 'Floor plan' : `Photo ${media.indexOf(medium) + 1}`;

const atOnce = 3;

async function bringPictures(
  advert: OwnAdvert,
  media: readonly FileMedium[],
  { sent, refused }: DraftAttempt,
  onDone: () => void,
): Promise<void> {
  const queue = media.filter((medium) => !sent.has(medium) && !refused.has(medium));
  const bringNext = async (): Promise<void> => {
    const medium = queue.shift();
    if (!medium) return;
    try {
      const nth = advert.pictures.findIndex(({ url }) => url === medium.name);
      const { id } = await ownAdverts.fetchAdvertPicture({ params: { id: advert.id, nth } });
      const image = await waitUntilProcessed(id, new AbortController().signal);
      if (image.status === 'refused') refused.set(medium, image.reason ?? 'This file was refused.');
      else sent.set(medium, id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      refused.set(medium, Object.values(error.errors).flat()[0] ?? describeError(error));
    }
    onDone();
    await bringNext();
  };
  await Promise.all(Array.from({ length: atOnce }, bringNext));
}

async function createDraft(
  { id, site }: OwnAdvert,
  { home, media, sourced }: Wanted,
  attempt: DraftAttempt,
): Promise<Draft> {
  attempt.place ??= await findPlace(home);
  const pictures = toMediaData(media, attempt);
  const data = { ...home.facts, ...attempt.place, ...pictures };
  const said = new Set<string>(Object.keys(data));
  // The pictures are the advert’s, whatever else was corrected.
  const fields = [...sourced, ...(['images', 'floorPlan'] as const)].filter((field) => said.has(field));
  return sell.createDraft({
    body: { data, source: { advertId: id, ...(site !== undefined && { site }), fields } },
    key: attempt.key,
  });
}

function describeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return describeError(error);
  const texts = Object.values(error.errors).flat();
  return [describeError(error), ...texts.filter((text) => text !== error.detail)].join(' ');
}
