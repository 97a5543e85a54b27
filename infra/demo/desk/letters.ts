import * as z from 'zod';
import type { Progress } from '../progress.ts';
import type { Site } from '../site.ts';
import { makeOnce, takeStep } from './step.ts';

interface Letter {
  /** Days before the present. */
  readonly daysAgo: number;
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly message: string;
  /** What staff wrote back, and whether that was the end of it. */
  readonly answer?: { readonly daysAgo: number; readonly message: string; readonly closes?: boolean };
}

/** What people wrote by the contact form, the oldest first. */
export const letters: readonly Letter[] = [
  {
    daysAgo: 6,
    name: 'Harriet Lowe',
    email: 'harriet.lowe@example.com',
    topic: 'press',
    message:
      'I write about housing for a weekly paper in Shropshire. How many homes in the county were sold through Gable this year, and may I quote you?',
    answer: {
      daysAgo: 5.2,
      message:
        'Thank you for asking. The page “How we moderate” has our figures by month, and you may quote them. We don’t publish sales by county.',
      closes: true,
    },
  },
  {
    daysAgo: 1.9,
    name: 'Colin Rudge',
    email: 'colin.rudge@example.com',
    topic: 'complaint',
    message:
      'I drove seventy miles for a viewing on Saturday that the seller had called off an hour before. Your message came when I was already on the motorway. I want to know why there is no text message, and who pays for my petrol.',
  },
  {
    daysAgo: 1.4,
    name: 'Bronwen Parry',
    email: 'bronwen.parry@example.com',
    topic: 'selling',
    message:
      'Our house has solar panels that belong to a company on the roof lease. Where do I say so, and does it have to be on the page?',
    answer: {
      daysAgo: 1.1,
      message:
        'It does: a buyer takes the roof lease over. Put it in step 3 under “Rights and restrictions”, and keep the lease at hand for your solicitor.',
    },
  },
  {
    daysAgo: 0.8,
    name: 'Farid Aziz',
    email: 'farid.aziz@example.com',
    topic: 'payment',
    message:
      'My bank shows £99.00 to Gable twice on the same evening. I have one home with the Standard package. Which of the two is the mistake?',
  },
  {
    daysAgo: 0.45,
    name: 'Moira Keith',
    email: 'moira.keith@example.com',
    topic: 'account',
    message:
      'I have a new phone and the app with the codes was on the old one. I can’t log in to answer an offer that ends tomorrow.',
  },
  {
    daysAgo: 0.1,
    name: 'Peter Salt',
    email: 'peter.salt@example.com',
    topic: 'safety',
    message:
      'The man who wants to buy my mother’s flat now says he is abroad and that she should pay a courier £180 to fetch the keys. She is eighty-one and about to do it. Is he one of your checked buyers?',
  },
];

const Opened = z.object({ ticket: z.string() });
const Ticket = z.object({ id: z.string(), version: z.int() });

/** Sends letters by the contact form, and what staff answered to some of them; each step once. */
export async function sendLetters(site: Site, progress: Progress, staff: string): Promise<void> {
  for (const { answer, daysAgo, ...letter } of letters) {
    const name = `letter of ${letter.email}`;
    const body = { ...letter, consent: true };
    const ticket = await makeOnce(
      progress,
      name,
      async () => (await site('/api/contact-us', Opened, { body, daysAgo })).ticket,
    );
    if (answer === undefined) continue;
    const path = `/api/staff/tickets/${ticket}`;
    const act = async (verb: string, more: object) => {
      const { version } = await site(path, Ticket, { token: staff });
      const ask = { token: staff, daysAgo: answer.daysAgo, body: { ...more, version } };
      await site(`${path}/${verb}`, Ticket, ask);
    };
    await takeStep(progress, `${name}: answered`, () => act('reply', { message: answer.message }));
    if (answer.closes)
      await takeStep(progress, `${name}: closed`, () => act('close', { reason: 'Answered' }));
  }
}
