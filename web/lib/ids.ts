import type { PaymentId, PropertyId } from '../../events/vocabulary.ts';

const ulid = '[0-9A-HJKMNP-TV-Z]{26}';
const home = new RegExp(`^prp_${ulid}$`);
const payment = new RegExp(`^pay_${ulid}$`);

/** Whether a part of an address can be the id of a home. */
export const isHomeId = (text: string | null): text is PropertyId => home.test(text ?? '');
export const isPaymentId = (text: string | null): text is PaymentId => payment.test(text ?? '');
