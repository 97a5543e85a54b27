import type { BuyerProfile } from '../../entities/account/save-position.ts';
import type { NewOffer } from '../../entities/offer/api.ts';
import type { OfferForm } from './schemas.ts';

/** The request body of the form's values; cash leaves out the agreement in principle. */
export function toOfferBody(form: OfferForm, propertyId: NewOffer['propertyId']): NewOffer {
  const { amount, funding, position, deposit, proof, proofExpires, targetExchange, message } = form;
  const { entryDate, solicitor } = form;
  return {
    propertyId,
    amount,
    confirmLow: form.confirmedAmount === amount,
    confirmHigh: form.confirmedAmount === amount,
    funding,
    position,
    conditions: form.conditions,
    ...(deposit !== undefined && funding !== 'cash' && { deposit }),
    ...toAip(form),
    ...(proof && { proofDocId: proof.id, ...(proofExpires !== undefined && { proofExpires }) }),
    ...(targetExchange !== undefined && { targetExchange }),
    ...(entryDate !== undefined && { entryDate }),
    ...(solicitor !== undefined && { solicitor }),
    ...(message !== '' && { message }),
  };
}

function toAip({ funding, aipLender, aipAmount, aipExpires, aipDoc }: OfferForm): Pick<NewOffer, 'aip'> {
  if (funding === 'cash' || aipLender === undefined || aipAmount === undefined || aipExpires === undefined)
    return {};
  const aip = { lender: aipLender, amount: aipAmount, expires: aipExpires };
  return { aip: { ...aip, ...(aipDoc && { docId: aipDoc.id }) } };
}

/** The buyer's position in an offer, as their profile keeps it. */
export function toBuyerProfile({ funding, position, aip }: NewOffer): BuyerProfile {
  const isFree = position === 'ftb' || position === 'nothing_to_sell';
  const borrower = isFree ? (position === 'ftb' ? 'ftb' : 'mortgage') : 'need_to_sell';
  return {
    status: funding === 'cash' ? 'cash' : borrower,
    chainStatus: isFree ? 'no_chain' : position,
    ...(aip && { aipAmount: aip.amount, aipExpiry: aip.expires }),
  };
}
