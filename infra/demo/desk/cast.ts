import type { Cloud } from '@gable/local-cloud';
import { registerUser } from '../people/people.ts';
import { runInParallel, type Site } from '../site.ts';

/** People whose matters wait for staff; nobody of the stories is among them. */
export const cast = {
  /** Pays by card for a home whose text is held. */
  nora: { email: 'nora.fielding@gable.test', userName: 'nora fielding', daysAgo: 9 },
  /** Offers a home that another seller has on sale. */
  dean: { email: 'dean.sutter@gable.test', userName: 'dean sutter', daysAgo: 2 },
  /** Sells as an executor, pays by PayPal and asks for the money back. */
  imogen: { email: 'imogen.carrow@gable.test', userName: 'imogen carrow', daysAgo: 12 },
  /** Writes what a seller reports; the selfie shows another person. */
  viktor: { email: 'viktor.lane@gable.test', userName: 'viktor lane', daysAgo: 3 },
} as const;
export type CastMember = keyof typeof cast;

export async function registerCast(site: Site, cloud: Cloud): Promise<void> {
  await runInParallel(Object.values(cast), 2, (person) => registerUser(site, cloud, person));
}
