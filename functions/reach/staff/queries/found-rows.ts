import type { PaymentId } from '../../../../events/vocabulary.ts';
import { formatFullAddress } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findPayment } from '../../../money/payments/adapters/payment-repository.ts';
import { toStaffPayments } from '../../../money/payments/queries/to-staff-payments.ts';
import { maskEmail } from '../../../people/accounts/adapters/account-mails.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';

/** A line of a list of people. */
export function toFoundPerson({ id, user_name, email, is_active, deletedAt, createdAt }: Account) {
  return {
    id,
    user_name,
    email: maskEmail(email),
    is_active,
    deleted: deletedAt !== undefined,
    memberSince: createdAt,
  };
}

/** A line of a list of homes. */
export function toFoundHome(home: Property) {
  const { id, status, address, price, createdAt } = home;
  return { id, address: formatFullAddress(home), status, nation: address.nation, price, createdAt };
}

/** Payments of these ids in their order; one that is not there is left out. */
export async function loadFoundPayments(ids: readonly PaymentId[]) {
  const found = await Promise.all(ids.map(findPayment));
  return toStaffPayments(found.flatMap((payment) => payment ?? []));
}
