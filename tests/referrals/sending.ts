import * as z from 'zod';
import { PackageActivated } from '../../events/package.ts';
import { PaymentRefunded } from '../../events/payment.ts';
import { newId } from '../../functions/kernel/data/ids.ts';
import { tellingAt } from '../notifications/telling.ts';
import { card, payingAt } from '../payments/paying-at.ts';
import { days } from '../properties/seller.ts';
import type { TestCloud } from '../support/boot.ts';

const Count = z.object({
  code: z.string(),
  link: z.url(),
  count: z.int(),
  qualified: z.int(),
  points: z.int(),
  pendingPoints: z.int(),
  isRedeem: z.boolean(),
  nextReward: z.object({ points: z.int(), pence: z.int(), missing: z.int() }),
});
export type Member = Awaited<ReturnType<ReturnType<typeof tellingAt>['member']>>;

/** People who refer others, and the payments of those others. */
export function sendingAt(cloud: TestCloud) {
  const at = tellingAt(cloud);
  const { chosen, begun, byCard } = payingAt(cloud);
  const { own, call, happens, newcomer, codeFor, later } = at;

  const counted = async (person: { token: string; id: string }) =>
    Count.parse((await own(person, 'GET', '/api/referral/user-referral/count-by-referrer')).body);
  const say = (person: { token: string; id: string }, referralCode: string) =>
    own(person, 'POST', '/api/referral/user-referral/create', { referralCode });
  const redeem = (person: { token: string; id: string }, method = 'GET') =>
    own(person, method, '/api/referral/user-referral/redeem-points');

  let names = 0;
  /** Signs up with a code and verifies the email. */
  const came = async (referralCode?: string): Promise<Member> => {
    names += 1;
    const name = `Came ${names} Along`;
    const person = await newcomer({ user_name: name, ...(referralCode && { referralCode }) });
    const { body } = await call('POST', '/api/verify-code', {
      token: person.token,
      body: { code: codeFor(person.email) },
    });
    await cloud.idle();
    return { ...person, name, id: z.string().parse(body['id']) };
  };

  /** Buys a package for a new home by card. */
  const pays = async (person: Member) => {
    const payer = await later(0, person);
    const propertyId = await at.submitted(payer);
    const { id: propertyPackageId } = await chosen(payer, propertyId);
    const { paymentId, url } = await begun(payer, propertyPackageId);
    await byCard(url, card.good);
    await cloud.idle();
    return { propertyId, propertyPackageId, paymentId, ownerId: payer.id, payBy: 'card' as const };
  };
  type Paid = Awaited<ReturnType<typeof pays>>;
  /** Publishes the package's activation event again. */
  const runsAgain = async ({ propertyPackageId }: Paid) => {
    const [event] = at.told('package.activated.v1', propertyPackageId);
    await happens(PackageActivated.of(PackageActivated.detail.parse(event)));
  };
  /** Withdraws a choice and pays on its open checkout page afterwards, so that the payment is refunded. */
  const paysInVain = async (person: Member) => {
    const payer = await later(0, person);
    const { id } = await chosen(payer, await at.submitted(payer));
    const { paymentId, url } = await begun(payer, id);
    await own(payer, 'PUT', `/api/property-package/status/${id}`, { status: 'cancelled' });
    await byCard(url, card.good);
    await cloud.idle();
    return paymentId;
  };
  const cancels = async (person: Member, { propertyPackageId }: Paid) => {
    const path = `/api/property-package/status/${propertyPackageId}`;
    const { status } = await own(await later(0, person), 'PUT', path, { status: 'cancelled' });
    await cloud.idle();
    return status;
  };
  /** Staff refund a part of the price out of goodwill. */
  const givesBack = (paid: Paid) =>
    happens(
      PaymentRefunded.of(
        PaymentRefunded.detail.parse({
          ...paid,
          refundId: newId('rfd'),
          amountPence: 10_00,
          reason: 'goodwill',
          whole: false,
        }),
      ),
    );
  /** Advances the clock by days and waits for the events that are due. */
  const passes = async (number: number) => {
    cloud.clock.advance(number * days + 2_000);
    await cloud.idle();
  };
  /** Lets a person earn points by referring this many people who pay. */
  const earned = async (referrer: Member, people = 1): Promise<Member> => {
    const { code } = await counted(referrer);
    for (let nth = 0; nth < people; nth += 1) await pays(await came(code));
    await passes(14);
    return later(0, referrer);
  };
  return {
    ...at,
    counted,
    say,
    redeem,
    came,
    pays,
    runsAgain,
    paysInVain,
    cancels,
    givesBack,
    passes,
    earned,
  };
}
