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

/** Gives a home the free package and puts it on sale, or back on sale by `goOn`. */
export async function startListing(
  id: HomePage['id'],
  { startNow }: Consents,
  { packageKey }: Attempt,
  goOn: () => Promise<HomePage> = () => putOnSale(id),
): Promise<HomePage> {
  const body = { propertyId: id, packageId: 'starter', startNow, terms: true } as const;
  await packages.choosePackage({ body, key: packageKey }).catch(unlessConflict);
  return goOn();
}

/** The package may have put the home on sale before this call did: then the home says so itself. */
export async function putOnSale(id: HomePage['id']): Promise<HomePage> {
  try {
    return await sell.publish({ params: { id }, body: { published: true } });
  } catch (error) {
    unlessConflict(error);
    const home = await sell.property({ params: { id } });
    if (home.status === 'live' || home.status === 'under_review') return home;
    throw error;
  }
}

/** A 409 says that things have moved on, which is looked at anew; anything else stands. */
function unlessConflict(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 409)) throw error;
}
