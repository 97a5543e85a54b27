import * as z from 'zod';
import { PackagePaid, PackageRefundDue } from '../../../events/package.ts';
import { toPaymentId } from '../../packages/package-examples.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createNotificationClient } from './notifications.ts';
import type { Person } from './seller.ts';

export const ChosenPackage = z.looseObject({ id: z.string(), status: z.string(), totalPence: z.int() });
export type ChosenPackage = z.output<typeof ChosenPackage>;
const HomePackage = z.object({
  current: ChosenPackage.nullable(),
  pending: ChosenPackage.nullable(),
  scheduled: ChosenPackage.nullable(),
  cancel: z.looseObject({ refundPence: z.int(), usedDays: z.int(), days: z.int() }).nullable(),
  upgrades: z.array(z.object({ packageId: z.string(), creditPence: z.int(), totalPence: z.int() })),
});

// Unique across test files that share a cloud.
let payments = 0;
const createPaymentId = () => {
  payments += 1;
  return toPaymentId(payments);
};

/** A seller's packages, and payments for them, published as events like those of a provider. */
export function createPackageClient(cloud: TestCloud) {
  const notificationClient = createNotificationClient(cloud);
  const getPackages = async (person: Person, home: string) =>
    HomePackage.parse((await notificationClient.callAs(person, 'GET', `/api/property-package/${home}`)).body);
  const setPackageStatus = (person: Person, id: string, status: string) =>
    notificationClient.callAs(person, 'PUT', `/api/property-package/status/${id}`, { status });
  /** A choice without an early start. */
  const choosePackageForLater = async (person: Person, propertyId: string, packageId: string) => {
    const body = { propertyId, packageId, startNow: false, terms: true };
    return ChosenPackage.parse(
      (await notificationClient.callAs(person, 'POST', '/api/property-package', body)).body,
    );
  };
  const choosePackage = async (person: Person, home: string, packageId: string) =>
    ChosenPackage.parse((await notificationClient.postPackageChoice(person, home, packageId)).body);
  const createPackageReference = (person: Person, home: string, id: string) => ({
    ...PackageRefundDue.detail
      .pick({ propertyPackageId: true, propertyId: true, ownerId: true })
      .parse({ propertyPackageId: id, propertyId: home, ownerId: person.id }),
    payBy: 'card' as const,
  });
  /** Publishes a payment; with a known payment it is the same event again. */
  const publishPayment = async (
    person: Person,
    home: string,
    { id, totalPence }: ChosenPackage,
    payment = createPaymentId(),
  ) => {
    const paid = { packageId: 'any', paymentId: payment, totalPence, donationPence: 0 };
    await notificationClient.publishEvent(
      PackagePaid.of({ ...createPackageReference(person, home, id), ...paid }),
    );
    return payment;
  };
  const listDueRefunds = (id: string) => notificationClient.listEvents('package.refund_due.v1', id);
  const getPropertyStatus = async (person: Person, home: string) =>
    (await notificationClient.getPropertyPage(home, person)).body['status'];
  return {
    ...notificationClient,
    getPackages,
    setPackageStatus,
    choosePackage,
    choosePackageForLater,
    createPackageReference,
    publishPayment,
    listDueRefunds,
    getPropertyStatus,
  };
}
