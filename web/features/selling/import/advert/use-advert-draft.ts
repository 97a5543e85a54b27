import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FileMedium } from '../../../../../functions/finding/portals/domain/incoming/file-home.ts';
import type { IncomingHome } from '../../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { type Draft, draftsQuery } from '../../../../entities/own-home/api.ts';
import { ApiError, describeError } from '../../../../lib/api-error.ts';
import { createIdempotencyKey } from '../../../../lib/client.ts';
import { type Image, waitUntilProcessed } from '../../../../lib/upload.ts';
import { type DraftData, sell } from '../../api.ts';
import { describeDraftFailure, toMediaData } from '../create-draft.ts';
import { findPlace } from '../find-place.ts';
import { ownPlacesKey } from '../own-places.ts';
import { updateDraft, type WantedUpdate } from '../update-draft.ts';
import { type OwnAdvert, ownAdverts } from './api.ts';

export type AdvertProgress =
  | { readonly stage: 'review' }
  | { readonly stage: 'working'; readonly done: number; readonly pictures: number }
  /** Whether another try can't go better. */
  | { readonly stage: 'failed'; readonly why: string; readonly isFinal?: boolean }
  /** What was read is kept for a day, unless it is confirmed. */
  | { readonly stage: 'expired' }
  | {
      readonly stage: 'done';
      readonly id: Draft['id'];
      readonly isUpdate: boolean;
      readonly remarks: readonly string[];
    };

interface Wanted {
  readonly home: IncomingHome;
  /** Of the home’s pictures those to bring in. */
  readonly media: readonly FileMedium[];
  readonly sourced: readonly (keyof DraftData)[];
}

/** What has been done; pictures by their addresses, as the form makes the rest anew whenever it is shown. */
interface AdvertAttempt {
  readonly key: string;
  place?: Pick<DraftData, 'houseNo' | 'address'>;
  readonly sent: Map<string, Image['id']>;
  /** Why a picture was not taken. */
  readonly refused: Map<string, string>;
}

/**
 * Confirms an advert, and then brings its pictures in and creates the draft, or writes what it says over the draft that is
 * there. A second try goes on where the first one stopped.
 */
export function useAdvertDraft(advert: OwnAdvert) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<AdvertProgress>({ stage: 'review' });
  const attempt = useRef<AdvertAttempt>(createAdvertAttempt({ sent: new Map(), refused: new Map() }));
  const tried = useRef('');
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  async function create(wanted: Wanted): Promise<void> {
    const { home, media } = wanted;
    const words = JSON.stringify([home.facts, home.lines, wanted.sourced, media]);
    // A key is for one request: what was corrected since the last try is another one.
    if (words !== tried.current) attempt.current = createAdvertAttempt(attempt.current);
    tried.current = words;
    stop.current = new AbortController();
    const { signal } = stop.current;
    const { sent, refused } = attempt.current;
    const report = () =>
      setProgress({
        stage: 'working',
        done: media.filter(({ name }) => sent.has(name) || refused.has(name)).length,
        pictures: media.length,
      });
    report();
    await run(async () => {
      if (!(await confirmAdvert(advert, signal))) return { stage: 'expired' };
      await bringPictures({ advert, media, stop: stop.current, onDone: report }, attempt.current);
      signal.throwIfAborted();
      const { id, data } = await createDraft(advert, wanted, attempt.current);
      const remarks = [
        ...(data.address ? [] : ['We couldn’t find its address by the postcode. Choose it in step 1.']),
        ...media.flatMap((medium) => describeRefused(home, medium, refused.get(medium.name))),
      ];
      return { stage: 'done', id, isUpdate: false, remarks };
    });
  }

  async function update({ facts }: IncomingHome, wanted: WantedUpdate): Promise<void> {
    setProgress({ stage: 'working', done: 0, pictures: 0 });
    await run(async () =>
      (await confirmAdvert(advert))
        ? updateDraft(facts, wanted, 'Read the advert again')
        : { stage: 'expired' },
    );
  }

  async function run(work: () => Promise<AdvertProgress>): Promise<void> {
    const end = await work().catch((error: unknown): AdvertProgress => ({
      stage: 'failed',
      why: describeDraftFailure(error),
    }));
    // First: the places would name the draft as another one of this home.
    setProgress(end);
    if (end.stage !== 'done') return;
    void queries.invalidateQueries({ queryKey: draftsQuery.queryKey });
    void queries.invalidateQueries({ queryKey: ownPlacesKey });
  }
  return { progress, create, update };
}

/** Keeps the person's word; false where what was read is gone. */
async function confirmAdvert({ id }: OwnAdvert, signal?: AbortSignal): Promise<boolean> {
  try {
    await ownAdverts.confirmOwnAdvert({
      params: { id },
      body: { ownHome: true, mayUseContent: true },
      ...(signal && { signal }),
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

/** A new request with the pictures that are through already. */
const createAdvertAttempt = ({ sent, refused }: Pick<AdvertAttempt, 'sent' | 'refused'>): AdvertAttempt => ({
  key: createIdempotencyKey(),
  sent,
  refused,
});

function describeRefused({ media }: IncomingHome, { kind, name }: FileMedium, why?: string): string[] {
  const place = media.findIndex((medium) => medium.name === name) + 1;
  return why === undefined ? [] : [`${kind === 'floor_plan' ? 'Floor plan' : `Photo ${place}`}: ${why}`];
}

const atOnce = 3;

interface PicturesWanted {
  readonly advert: OwnAdvert;
  readonly media: readonly FileMedium[];
  /** Of all of them: one that fails stops the others. */
  readonly stop: AbortController;
  readonly onDone: () => void;
}

async function bringPictures(wanted: PicturesWanted, { sent, refused }: AdvertAttempt): Promise<void> {
  const { advert, media, stop, onDone } = wanted;
  const { signal } = stop;
  const queue = media.filter(({ name }) => !sent.has(name) && !refused.has(name));
  const bringNext = async (): Promise<void> => {
    const medium = queue.shift();
    if (!medium || signal.aborted) return;
    try {
      const nth = advert.pictures.findIndex(({ url }) => url === medium.name);
      const { id } = await ownAdverts.fetchAdvertPicture({ params: { id: advert.id, nth }, signal });
      const image = await waitUntilProcessed(id, signal);
      if (image.status === 'refused') refused.set(medium.name, image.reason ?? 'This file was refused.');
      else sent.set(medium.name, id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      refused.set(medium.name, Object.values(error.errors).flat()[0] ?? describeError(error));
    }
    onDone();
    await bringNext();
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, bringNext));
  } catch (error) {
    stop.abort();
    throw error;
  }
}

async function createDraft(
  { id }: OwnAdvert,
  { home, media, sourced }: Wanted,
  attempt: AdvertAttempt,
): Promise<Draft> {
  attempt.place ??= await findPlace(home);
  const pictures = toMediaData(media, ({ name }) => attempt.sent.get(name));
  const data = { ...home.facts, ...attempt.place, ...pictures };
  const said = new Set<string>(Object.keys(data));
  // The pictures are the advert’s, whatever else was corrected.
  const fields = [...sourced, ...(['images', 'floorPlan'] as const)].filter((field) => said.has(field));
  return sell.createDraft({
    body: { data, source: { advertId: id, fields } },
    key: attempt.key,
  });
}
