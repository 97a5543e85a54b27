import type { DemoHome } from '../homes/homes.ts';
import { toTitleNumber } from '../homes/title-number.ts';
import { assignSellers, sellerEmails } from '../people/sellers.ts';
import { acceptOffer, nameSolicitor, makeOffer } from './actions.ts';
import { firms } from './firms.ts';
import { toDay, storyHomes, othersHomes, type Story, type StoryBuyer } from './story.ts';

/** The most properties of each status that get a story here. */
const maxPerStatus = 6;
const own: ReadonlySet<string> = new Set(Object.values(storyHomes));
const shown: ReadonlySet<string> = new Set([...own, ...Object.values(othersHomes)]);

/**
 * Stories of properties whose sale is agreed, so that a search finds some; by the key of the property. They are bought by
 * sellers of other homes, one each.
 */
export function createAgreedSales(all: readonly DemoHome[]): Map<string, Story> {
  const sellers = assignSellers(all.filter(({ key }) => !own.has(key)));
  const movers = new Set(sellerEmails);
  const findMover = (home: string) => {
    const mover = [...movers].find((email) => email !== sellers.get(home));
    if (mover === undefined) throw new Error('The demo has fewer sellers than agreed sales');
    movers.delete(mover);
    return mover;
  };
  const agreed = (wanted: DemoHome['status']) =>
    all.filter(({ key, status }) => status === wanted && !shown.has(key)).slice(0, maxPerStatus);
  return new Map(
    [...agreed('under_offer'), ...agreed('sold_stc')].map((home, nth) => [
      home.key,
      createAgreedSale(home, nth, findMover(home.key)),
    ]),
  );
}

function createAgreedSale(home: DemoHome, nth: number, buyer: StoryBuyer): Story {
  const { key, status, price, listedDaysAgo, reductions } = home;
  const asked = Math.min(listedDaysAgo, reductions.at(-1)?.daysAgo ?? listedDaysAgo);
  const daysAgo = Math.max(1, Math.floor(asked / 2));
  const amount = Math.round((price * (0.96 + (nth % 4) / 100)) / 500) * 500;
  const instructed = [
    [
      toDay(daysAgo - 1, '15:00'),
      nameSolicitor('seller', firms.tregarthen, { titleNumber: toTitleNumber(home) }),
    ],
    [toDay(daysAgo - 1, '16:00'), nameSolicitor('buyer', firms.harcourt)],
  ] as const;
  return {
    name: key,
    home: key,
    buyer,
    steps: [
      [toDay(daysAgo, '10:00'), makeOffer(amount, { funding: 'cash', position: 'on_market' })],
      [toDay(daysAgo, '18:00'), acceptOffer],
      ...(status === 'sold_stc' ? instructed : []),
    ],
  };
}
