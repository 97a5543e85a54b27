import { setTimeout } from 'node:timers/promises';
import type { Progress } from '../progress.ts';
import { inParallel, Refusal, type Site } from '../site.ts';
import type { Story } from './story.ts';
import type { Scene, Side } from './verbs.ts';

/** A person of a story, by what the site knows them as. */
export interface Party {
  readonly id: string;
  readonly token: string;
}
export interface Stage {
  readonly site: Site;
  readonly progress: Progress;
  readonly sellerOf: (home: string) => Promise<Party>;
  readonly buyer: (name: Story['buyer']) => Promise<Party>;
  /** Resolves once nothing follows any more from what was done. */
  readonly quiet: () => Promise<void>;
}

/** Nobody waits for longer, whoever else uses the site meanwhile. */
const quietMostMs = 2_500;
const dayMs = 86_400_000;

/** More at once would only make each other wait on a small machine. */
const atOnce = 3;

/**
 * Tells stories, some at a time. What follows from a step, such as its card in the chat, is there before the next one.
 * A story that was cut off goes on where it stopped.
 */
export const perform = (stories: readonly Story[], stage: Stage): Promise<void> =>
  inParallel(stories, atOnce, (story) => play(story, stage));

async function play(story: Story, stage: Stage): Promise<void> {
  const { progress, sellerOf, buyer, quiet } = stage;
  const propertyId = progress.idOf(story.home);
  if (propertyId === undefined) return;
  const people = { seller: await sellerOf(story.home), buyer: await buyer(story.buyer) };
  for (const [nth, [when, act]] of story.steps.entries()) {
    const { steps, kept } = progress.played(story.name);
    if (nth < steps) continue;
    const present = new Date();
    const now = when(present);
    const daysAgo = Math.max(0, (present.getTime() - now.getTime()) / dayMs);
    const more = await unlessDone(act({ ...sceneOf(stage.site, people, daysAgo), propertyId, now, kept }));
    progress.notePlayed(story.name, { steps: nth + 1, kept: { ...kept, ...more } });
    await Promise.race([quiet(), setTimeout(quietMostMs)]);
  }
}

const sceneOf = (
  site: Site,
  { seller, buyer }: Readonly<Record<Side, Party>>,
  daysAgo: number,
): Pick<Scene, 'ids' | 'call'> => ({
  ids: { seller: seller.id, buyer: buyer.id },
  call: (by, path, answer, ask) =>
    site(path, answer, { ...ask, daysAgo, token: by === 'seller' ? seller.token : buyer.token }),
});

/** Done just before an earlier start was cut off, or the clock was quicker. */
async function unlessDone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 409)) throw error;
    return undefined;
  }
}
