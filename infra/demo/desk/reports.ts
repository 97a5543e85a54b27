import * as z from 'zod';
import type { Progress } from '../progress.ts';
import type { Site } from '../site.ts';
import { makeOnce, takeStep } from './step.ts';

interface ReportWorld {
  readonly site: Site;
  readonly progress: Progress;
  readonly tokenOf: (email: string) => Promise<string>;
}
/** A home on sale with its seller. */
export interface OnSale {
  readonly id: string;
  readonly seller: string;
}

const Anything = z.unknown();
const Id = z.object({ id: z.string() });
const Filed = z.object({ caseId: z.string() });
const Case = z.object({ version: z.int() });

/** A visitor's report of a home, which waits. */
export async function reportHome({ site }: ReportWorld, { id }: OnSale): Promise<void> {
  const details =
    'I live two doors away. The garden on the third photo is not this one’s: the back of this house is a paved yard.';
  await site('/api/report', Filed, {
    body: {
      type: 'report',
      propertyId: id,
      category: 'misleading',
      details,
      email: 'jean.neighbour@example.com',
    },
    daysAgo: 0.7,
  });
}

/** A message that asks for money, and the report of the seller who got it, which waits. */
export async function reportMessage(
  { site, progress, tokenOf }: ReportWorld,
  { id: propertyId, seller }: OnSale,
  writer: string,
): Promise<void> {
  const [token, reporter] = [await tokenOf(writer), await tokenOf(seller)];
  const { id: toUserId } = await site('/api/user', Id, { token: reporter });
  const { id: userId } = await site('/api/user', Id, { token });
  const words =
    'Hello. I am a cash buyer and take your home unseen, as I work offshore until March. My courier fetches the keys and the papers. You pay him 180 pounds at the door, and my bank returns it to you with the deposit.';
  const messageId = await makeOnce(progress, 'message to report', async () => {
    const body = { propertyId, toUserId, body: words };
    return (await site('/api/messages', Id, { token, body, daysAgo: 0.35 })).id;
  });
  const about = { type: 'report', propertyId, userId, messageId, category: 'fraud' };
  const details = 'He has never asked one question about the house, and wants money before anything else.';
  await site('/api/report', Filed, { token: reporter, body: { ...about, details }, daysAgo: 0.3 });
}

/** A report that staff agreed with, and the appeal of the seller, which waits. */
export async function appealReport(
  { site, progress, tokenOf }: ReportWorld,
  { id: propertyId, seller }: OnSale,
  reporter: string,
): Promise<void> {
  const [token, staff] = [await tokenOf(reporter), await tokenOf('staff@gable.test')];
  const details = 'It says two minutes to the station. It is twenty on foot, and up the hill.';
  const about = { type: 'report', propertyId, category: 'misleading', details };
  const caseId = await makeOnce(
    progress,
    'report to appeal',
    async () => (await site('/api/report', Filed, { token, body: about, daysAgo: 2.2 })).caseId,
  );
  const path = `/api/staff/reports/${caseId}`;
  const act = (verb: string, body: object, daysAgo: number) =>
    takeStep(progress, `report to appeal: ${verb}`, async () => {
      const { version } = await site(path, Case, { token: staff });
      await site(`${path}/${verb}`, Anything, { token: staff, body: { ...body, version }, daysAgo });
    });
  await act('take', {}, 2);
  const words = 'The station is 1.4 miles from the home. Please give the distance as it is.';
  await act('decide', { measure: 'warn', ground: 'misleading_listing', words }, 1.9);
  await site(`/api/cases/${caseId}/appeal`, Anything, {
    token: await tokenOf(seller),
    body: { words: 'I wrote two minutes by car, and that is what it takes. Please take the warning back.' },
    daysAgo: 0.5,
  });
}
