import type { PaymentId, PropertyId, PropertyPackageId, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { widenToString, defineRow, indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, createStaleError, type Write } from '../../../kernel/data/table.ts';
import { Payment } from '../domain/payment.ts';

const payments = defineDocumentEntity('payment', Payment, {
  columns: { id: text, ownerId: text, propertyId: text, version: number, payment: documentColumn },
  indexes: {
    byId: rowKey('id'),
    byOwner: indexKey('gsi1', 'ownerId', 'id'),
    byHome: indexKey('gsi2', 'propertyId', 'id'),
  },
});

/** The latest payment of a package, the only one of the package that may be open. */
const LatestPaymentRow = defineRow('latest-payment', {
  columns: { propertyPackageId: text, paymentId: text },
  indexes: { byPackage: rowKey('propertyPackageId') },
});

/** The most payments that a list reads; more than any account has made. */
const maxPayments = 300;

// Reads

export function findPayment(id: PaymentId): Promise<Payment | undefined> {
  return payments.find({ id });
}

/** The payments of these ids, in no order. */
export function listPayments(ids: Iterable<PaymentId>): Promise<Payment[]> {
  return payments.listByKeys([...ids].map((id) => ({ id })));
}

/** All payments of an owner, newest first. */
export function listPaymentsOfOwner(ownerId: UserId): Promise<Payment[]> {
  return payments.list('byOwner', { ownerId }, { order: 'desc', count: maxPayments });
}

/** All payments for a property, newest first. */
export function listPaymentsOfProperty(propertyId: PropertyId): Promise<Payment[]> {
  return payments.list('byHome', { propertyId }, { order: 'desc', count: maxPayments });
}

/** The payment of a package that was started last; every earlier one is closed. */
export async function findLatestPayment(propertyPackageId: PropertyPackageId): Promise<Payment | undefined> {
  const { data } = await LatestPaymentRow.get({ propertyPackageId }).go({ consistent: true });
  return data ? findPayment(Payment.shape.id.parse(data.paymentId)) : undefined;
}

// Writes

/** The write of a payment, on condition that its row still has the preceding version. */
export function buildPaymentWrite(payment: Payment): Write {
  return payments.buildSave(payment);
}

/**
 * Inserts a payment in place of `before` as the latest of its package; of two concurrent inserts one is
 * stale.
 */
export function buildPaymentInsert(payment: Payment, before: Payment | undefined): Write[] {
  const { id: paymentId, propertyPackageId } = payment;
  const row = { propertyPackageId, paymentId };
  return [
    buildPaymentWrite(payment),
    buildPut(
      before
        ? LatestPaymentRow.put(row).where(({ paymentId: latest }, { eq }) =>
            eq(latest, widenToString(before.id)),
          )
        : LatestPaymentRow.create(row),
      createStaleError,
    ),
  ];
}
