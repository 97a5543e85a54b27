import { minuteMs } from '../../local/time.ts';
import type { Action } from './actions.ts';

/** People who buy in the demo, each one home but the first, who is the one to log in as. */
export const buyers = {
  daniel: { email: 'buyer@gable.test', userName: 'daniel okafor', firstName: 'Daniel', lastName: 'Okafor' },
  priya: { email: 'priya@gable.test', userName: 'priya nair' },
  tom: { email: 'tom@gable.test', userName: 'tom whitfield' },
  ewan: { email: 'ewan@gable.test', userName: 'ewan macrae', firstName: 'Ewan', lastName: 'Macrae' },
  grace: { email: 'grace@gable.test', userName: 'grace holloway', firstName: 'Grace', lastName: 'Holloway' },
  aisha: { email: 'aisha@gable.test', userName: 'aisha rahman' },
  harry: { email: 'harry@gable.test', userName: 'harry booth' },
  naomi: { email: 'naomi@gable.test', userName: 'naomi fletcher' },
  marcus: { email: 'marcus@gable.test', userName: 'marcus reid' },
  jack: { email: 'jack@gable.test', userName: 'jack ellison' },
  sofia: { email: 'sofia@gable.test', userName: 'sofia marin' },
  orla: { email: 'orla@gable.test', userName: 'orla devlin' },
  fergus: { email: 'fergus@gable.test', userName: 'fergus laidlaw' },
  kirsty: { email: 'kirsty@gable.test', userName: 'kirsty muir' },
  leila: { email: 'leila@gable.test', userName: 'leila haddad' },
  rory: { email: 'rory@gable.test', userName: 'rory gillespie' },
} as const;
export type Buyer = keyof typeof buyers;
/** A buyer, or the email of a seller who buys, too. */
export type StoryBuyer = Buyer | `${string}@gable.test`;

export function getBuyerEmail(buyer: StoryBuyer): string {
  return isBuyer(buyer) ? buyers[buyer].email : buyer;
}
const isBuyer = (buyer: StoryBuyer): buyer is Buyer => buyer in buyers;

/** Who owns a home together with the demo's seller and has agreed to its sale. */
export const coOwner = {
  email: 'james@gable.test',
  userName: 'james ashworth',
  firstName: 'James',
  lastName: 'Ashworth',
} as const;
/** Who has not answered yet. */
export const pendingOwner = { name: 'Eleanor Ashworth', email: 'eleanor.ashworth@example.com' } as const;

/** A moment before the present. */
export type StoryTime = (now: Date) => Date;

/** A time of the day that many days ago. */
export function toDay(daysAgo: number, time: string): StoryTime {
  return (now) => {
    const date = new Date(now.getTime() - daysAgo * 24 * 60 * minuteMs).toISOString().slice(0, 10);
    return new Date(`${date}T${time}:00.000Z`);
  };
}
export function toMinutesAgo(minutes: number): StoryTime {
  return (now) => new Date(now.getTime() - minutes * minuteMs);
}

type Step = readonly [StoryTime, Action];
/** What happens between a home's seller and one buyer, in its order. `name` stays from run to run. */
export interface Story {
  readonly name: string;
  readonly home: string;
  readonly buyer: StoryBuyer;
  readonly steps: readonly Step[];
}

/** Properties of the demo's seller: those of the stories, and one without any enquiry. */
export const storyHomes = {
  durham: 'england-061',
  leicester: 'england-204',
  shrewsbury: 'england-192',
  colchester: 'england-033',
  bristol: 'england-138',
  sheffield: 'england-089',
  york: 'england-045',
} as const;
/** Properties of other sellers that the stories need. */
export const othersHomes = {
  liverpool: 'england-126',
  kendal: 'england-024',
  cambridge: 'england-057',
  stockport: 'england-066',
  whitstable: 'england-090',
  edinburgh: 'scotland-021',
  belfast: 'northern_ireland-013',
} as const;
