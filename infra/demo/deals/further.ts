import type { DemoHome } from '../homes/homes.ts';
import { firms } from './firms.ts';
import { day, homes, othersHomes, type Story } from './story.ts';
import { accepts, names, offers } from './verbs.ts';

/** The most properties of each status that get a story here. */
const most = 6;
const rotating = ['priya', 'tom', 'aisha', 'harry', 'ewan', 'grace'] as const;
const shown: ReadonlySet<string> = new Set([...Object.values(homes), ...Object.values(othersHomes)]);

/** Stories of properties whose sale is agreed, so that a search finds some; by the key of the property. */
export function furtherStories(all: readonly DemoHome[]): Map<string, Story> {
  const agreed = (wanted: DemoHome['status']) =>
    all.filter(({ key, status }) => status === wanted && !shown.has(key)).slice(0, most);
  return new Map(
    [...agreed('under_offer'), ...agreed('sold_stc')].map((home, nth) => [home.key, storyOf(home, nth)]),
  );
}

function storyOf({ key, status, price, listedDaysAgo, reductions }: DemoHome, nth: number): Story {
  const asked = Math.min(listedDaysAgo, reductions.at(-1)?.daysAgo ?? listedDaysAgo);
  const daysAgo = Math.max(1, Math.floor(asked / 2));
  const amount = Math.round((price * (0.96 + (nth % 4) / 100)) / 500) * 500;
  const instructed = [
    [day(daysAgo - 1, '15:00'), names('seller', firms.tregarthen)],
    [day(daysAgo - 1, '16:00'), names('buyer', firms.harcourt)],
  ] as const;
  return {
    name: key,
    home: key,
    buyer: rotating[nth % rotating.length] ?? 'priya',
    steps: [
      [day(daysAgo, '10:00'), offers(amount, { funding: 'cash', position: 'nothing_to_sell' })],
      [day(daysAgo, '18:00'), accepts],
      ...(status === 'sold_stc' ? instructed : []),
    ],
  };
}
