import { ApiError } from '../../../lib/api-error.ts';
import { newKey } from '../../../lib/client.ts';
import { type Draft, type HomePage, packages, sell } from '../api.ts';

export interface Consents {
  readonly startNow: boolean;
  readonly terms: boolean;
}

/** One try to publish; pressing again after a lost answer repeats the same call under the same name. */
export interface Attempt {
  readonly submitKey: string;
  readonly packageKey: string;
}
export const newAttempt = (): Attempt => ({ submitKey: newKey(), packageKey: newKey() });

/** Makes a home out of a draft. */
export const submitDraft = (draftId: Draft['id'], { submitKey }: Attempt): Promise<HomePage> =>
  sell.submit({ body: { draftId }, key: submitKey });

/** Gives a home the free package, which puts it on sale, or back on sale by `goOn`. */
export async function startListing(
  id: HomePage['id'],
  { startNow }: Consents,
  { packageKey }: Attempt,
  goOn?: () => Promise<HomePage>,
): Promise<HomePage> {
  const body = { propertyId: id, packageId: 'starter', startNow, terms: true } as const;
  const isChosen = await packages.choosePackage({ body, key: packageKey }).then(() => true, unlessConflict);
  if (goOn) return goOn();
  return (isChosen ? await soonOnSale(id) : undefined) ?? putOnSale(id);
}

const isOnSale = ({ status }: HomePage): boolean => status === 'live' || status === 'under_review';
const longestWaitMs = 10_000;

/** A package that begins puts its home on sale, a moment later. */
async function soonOnSale(id: HomePage['id']): Promise<HomePage | undefined> {
  const until = Date.now() + longestWaitMs;
  for (let pause = 150; Date.now() < until; pause = Math.min(pause * 1.5, 1_500)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const home = await sell.property({ params: { id } });
    if (isOnSale(home)) return home;
  }
  return undefined;
}

/** Another tab may have put the home on sale before: then the home says so itself. */
export async function putOnSale(id: HomePage['id']): Promise<HomePage> {
  try {
    return await sell.publish({ params: { id }, body: { published: true } });
  } catch (error) {
    unlessConflict(error);
    const home = await sell.property({ params: { id } });
    if (isOnSale(home)) return home;
    throw error;
  }
}

/** A 409 says that things have moved on, which is looked at anew; anything else stands. */
function unlessConflict(error: unknown): false {
  if (error instanceof ApiError && error.status === 409) return false;
  throw error;
}
