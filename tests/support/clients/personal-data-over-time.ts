import * as z from 'zod';
import type { TestCloud } from '../test-cloud.ts';
import { createDescription, createReviewClient } from './listing-reviews.ts';
import { type Member, createReferralClient } from './referrals.ts';
import { createStaffMember } from './staff.ts';
import { createVisitorClient, password } from './visitor.ts';

const Coupon = z.object({ coupon: z.object({ code: z.string() }) });
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
let affiliates = 0;

/** What comes only with time, with points, from other networks or by a decision of staff. */
export function createPersonalDataOverTimeClient(cloud: TestCloud) {
  const referralClient = createReferralClient(cloud);
  const {
    call,
    getReferralCount,
    earnPoints,
    advanceAndLogIn,
    createMember,
    callAs,
    redeemPoints,
    postReferralCode,
    submitProperty,
    postPackageChoice,
  } = referralClient;

  /** The person comes by a friend's code, and a friend of theirs pays; the coupon's code is for their next payment. */
  const fillRewards = async (person: Member) => {
    const friend = await createMember();
    const said = await postReferralCode(person, (await getReferralCount(friend)).code);
    const richer = await earnPoints(person);
    const redeemed = await redeemPoints(richer);
    return {
      person: richer,
      couponCode: Coupon.parse(redeemed.body).coupon.code,
      answers: [said, redeemed],
    };
  };

  /** Staff make an applicant an affiliate, with a second code. */
  const fillAffiliate = async (applicationId: string) => {
    const staff = await createStaffMember(cloud);
    const code = `ZQAFFLT${letters.charAt(affiliates)}`;
    affiliates += 1;
    return callAs(staff, 'POST', `/api/staff/applications/${applicationId}/approve`, { code, points: 250 });
  };

  /** Staff return a home for its words. */
  const fillReview = async (person: Member, note: string) => {
    const { decideReview, waitForReview } = createReviewClient(cloud);
    const home = await submitProperty(person, createDescription('Ladies only.'));
    await postPackageChoice(person, home);
    await waitForReview(home, person);
    return decideReview(home, { outcome: 'returned', reasons: ['text'], note });
  };

  /** Logins from two countries, a forgotten password, and a page that begins to listen. */
  const fillLogins = async (person: Member) => {
    const { getTokens, logIn } = createVisitorClient(cloud);
    const logins = [
      await logIn(person.email, password, '127.0.1.31'),
      await logIn(person.email, password, '127.0.2.31'),
    ];
    const { access_token: token } = await getTokens(person.email);
    return [
      ...logins,
      await call('POST', '/api/forgot-password', { body: { email: person.email } }),
      await call('GET', '/api/logout', { token }),
      await callAs(await advanceAndLogIn(0, person), 'POST', '/api/live/ticket'),
    ];
  };

  return { fillRewards, fillAffiliate, fillReview, fillLogins };
}
