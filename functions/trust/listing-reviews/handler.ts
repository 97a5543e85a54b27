import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { getOwnProperty } from '../../listings/properties/queries/get-own-property.ts';
import { decideReview } from './commands/decide-review.ts';
import { sendAddressProof } from './commands/send-address-proof.ts';
import { listingReviewRoutes } from './contract.ts';
import { listStaffReviews } from './queries/list-staff-reviews.ts';
import { loadAddressProof } from './queries/load-address-proof.ts';
import { loadStaffReview } from './queries/load-staff-review.ts';

export const handler = api(listingReviewRoutes, {
  staffReviews: async ({ query }) => listStaffReviews(query),
  staffReview: async ({ params: { id } }) => loadStaffReview(id),
  decideReview: async ({ params: { id }, body }, caller) => decideReview(id, body, caller.id, now()),

  addressProof: async ({ params: { id } }, caller) => loadAddressProof(await getOwnProperty(id, caller.id)),

  sendAddressProof: async ({ params: { id }, body: { documents } }, caller) => {
    const home = await getOwnProperty(id, caller.id);
    await sendAddressProof(home, documents, now());
    return loadAddressProof(home);
  },
});
