import * as z from 'zod';
import { PackagePaid, PackageRefundDue } from '../../events/package.ts';
import { tellingAt } from '../notifications/telling.ts';
import type { Person } from '../properties/seller.ts';
import type { TestCloud } from '../support/boot.ts';
import { paymentId } from './sample.ts';

export const Chosen = z.looseObject({ id: z.string(), status: z.string(), totalPence: z.int() });
export type Chosen = z.output<typeof Chosen>;
const HomePackage = z.object({
  current: Chosen.nullable(),
  pending: Chosen.nullable(),
  scheduled: Chosen.nullable(),
  cancel: z.looseObject({ refundPence: z.int(), usedDays: z.int(), days: z.int() }).nullable(),
  upgrades: z.array(z.object({ packageId: z.string(), creditPence: z.int(), totalPence: z.int() })),
});

// Unique across test files that share a cloud.
let payments = 0;
const newPayment = () => {
  payments += 1;
  return paymentId(payments);
};

/** A seller's packages, and payments for them, published as events like those of a provider. */
export function packingAt(cloud: TestCloud) {
  const at = tellingAt(cloud);
  const packageOf = async (person: Person, home: string) =>
    HomePackage.parse((await at.own(person, 'GET', `/api/property-package/${home}`)).body);
  const put = (person: Person, id: string, status: string) =>
    at.own(person, 'PUT', `/api/property-package/status/${id}`, { status });
  /** A choice without an early start. */
  const chosenForLater = async (person: Person, propertyId: string, packageId: string) => {
    const body = { propertyId, packageId, startNow: false, terms: true };
    return Chosen.parse((await at.own(person, 'POST', '/api/property-package', body)).body);
  };
  const chosen = async (person: Person, home: string, packageId: string) =>
    Chosen.parse((await at.choose(person, home, packageId)).body);
  const about = (person: Person, home: string, id: string) => ({
    ...PackageRefundDue.detail
      .pick({ propertyPackageId: true, propertyId: true, ownerId: true })
      .parse({ propertyPackageId: id, propertyId: home, ownerId: person.id }),
    payBy: 'card' as const,
  });
  /** Publishes a payment; with a known payment it is the same event again. */
  const pays = async (person: Person, home: string, { id, totalPence }: Chosen, payment = newPayment()) => {
    const paid = { packageId: 'any', paymentId: payment, totalPence, donationPence: 0 };
    await at.happens(PackagePaid.of({ ...about(person, home, id), ...paid }));
    return payment;
  };
  const due = (id: string) => at.told('package.refund_due.v1', id);
  const statusOf = async (person: Person, home: string) => (await at.page(home, person)).body['status'];
  return { ...at, packageOf, put, chosen, chosenForLater, about, pays, due, statusOf };
}
