import { setTimeout } from 'node:timers/promises';
import { dayMs } from '../../local/time.ts';
import type { Progress } from '../progress.ts';
import { runInParallel, type Site, ignoreConflict } from '../site.ts';
import type { ActionContext, Side } from './actions.ts';
import type { Story } from './story.ts';

/** A person of a story, with their id and access token. */
export interface Party {
  readonly id: string;
  readonly token: string;
}
export interface StoryContext {
  readonly site: Site;
  readonly progress: Progress;
  readonly sellerOf: (home: string) => Promise<Party>;
  readonly buyer: (buyer: Story['buyer']) => Promise<Party>;
  /** Resolves once all consequences of a step are processed. */
  readonly quiet: () => Promise<void>;
}

/** The longest wait after a step, in case other people keep the site busy. */
const maxQuietMs = 2_500;

/** Stories at a time; more of them only wait for each other on a small machine. */
const atOnce = 3;

/**
 * Writes stories, some at a time. The consequences of a step, such as its card in the chat, come before the
 * next step. An interrupted story resumes at its next step.
 */
export function performStories(stories: readonly Story[], storyContext: StoryContext): Promise<void> {
  return runInParallel(stories, atOnce, (story) => performStory(story, storyContext));
}

async function performStory(story: Story, storyContext: StoryContext): Promise<void> {
  const { progress, sellerOf, buyer, quiet } = storyContext;
  const propertyId = progress.findId(story.home);
  if (propertyId === undefined) return;
  const people = { seller: await sellerOf(story.home), buyer: await buyer(story.buyer) };
  for (const [nth, [when, act]] of story.steps.entries()) {
    const { steps, kept } = progress.getStory(story.name);
    if (nth < steps) continue;
    const present = new Date();
    const now = when(present);
    const daysAgo = Math.max(0, (present.getTime() - now.getTime()) / dayMs);
    const more = await ignoreConflict(
      act({ ...createContext(storyContext.site, people, daysAgo), propertyId, now, kept }),
    );
    progress.noteStory(story.name, { steps: nth + 1, kept: { ...kept, ...more } });
    await Promise.race([quiet(), setTimeout(maxQuietMs)]);
  }
}

const createContext = (
  site: Site,
  { seller, buyer }: Readonly<Record<Side, Party>>,
  daysAgo: number,
): Pick<ActionContext, 'ids' | 'call'> => ({
  ids: { seller: seller.id, buyer: buyer.id },
  call: (by, path, answer, ask) =>
    site(path, answer, { ...ask, daysAgo, token: by === 'seller' ? seller.token : buyer.token }),
});
