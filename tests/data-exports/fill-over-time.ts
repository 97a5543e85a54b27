import * as z from 'zod';
import { staffAt } from '../accounts/staff.ts';
import { visitorOf } from '../accounts/visitor.ts';
import { logInFrom } from '../ip-traces/log-in-from.ts';
import { describeAs, reviewingAt } from '../listing-reviews/reviewing-at.ts';
import { type Member, sendingAt } from '../referrals/sending.ts';
import type { TestCloud } from '../support/boot.ts';

const Coupon = z.object({ coupon: z.object({ code: z.string() }) });
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
let affiliates = 0;

/** What comes only with time, with points, from other networks or by a decision of staff. */
export function overTimeAt(cloud: TestCloud) {
  const sending = sendingAt(cloud);
  const { call, counted, earned, later, member, own, redeem, say, submitted, choose } = sending;

  /** The person comes by a friend's code, and a friend of theirs pays; the coupon's code is for their next payment. */
  const fillRewards = async (person: Member) => {
    const friend = await member();
    const said = await say(person, (await counted(friend)).code);
    const richer = await earned(person);
    const redeemed = await redeem(richer);
    return {
      person: richer,
      couponCode: Coupon.parse(redeemed.body).coupon.code,
      answers: [said, redeemed],
    };
  };

  /** Staff make an applicant an affiliate, with a second code. */
  const fillAffiliate = async (applicationId: string) => {
    const staff = await staffAt(cloud);
    const code = `ZQAFFLT${letters.charAt(affiliates)}`;
    affiliates += 1;
    return own(staff, 'POST', `/api/staff/applications/${applicationId}/approve`, { code, points: 250 });
  };

  /** Staff return a home for its words. */
  const fillReview = async (person: Member, note: string) => {
    const { decide, held } = reviewingAt(cloud);
    const home = await submitted(person, describeAs('Ladies only.'));
    await choose(person, home);
    await held(home, person);
    return decide(home, { outcome: 'returned', reasons: ['text'], note });
  };

  /** Logins from two countries, a forgotten password, and a page that begins to listen. */
  const fillLogins = async (person: Member) => {
    const { tokens } = visitorOf(cloud);
    const statuses = [
      await logInFrom(cloud.origin, '127.0.1.31', person.email),
      await logInFrom(cloud.origin, '127.0.2.31', person.email),
    ];
    const { access_token: token } = await tokens(person.email);
    return [
      ...statuses.map((status) => ({ status, body: {} })),
      await call('POST', '/api/forgot-password', { body: { email: person.email } }),
      await call('GET', '/api/logout', { token }),
      await own(await later(0, person), 'POST', '/api/live/ticket'),
    ];
  };

  return { fillRewards, fillAffiliate, fillReview, fillLogins };
}
