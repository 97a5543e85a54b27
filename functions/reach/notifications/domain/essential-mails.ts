/** What an essential mail is about. */
export type EssentialSubject = 'sale' | 'money' | 'address';

/**
 * The events whose mails a person needs for what binds them or their money. They are sent whatever the person chose for
 * the topic, and can’t be unsubscribed from.
 */
export const essentialMails: Readonly<Record<string, EssentialSubject>> = {
  'offer.accepted.v1': 'sale',
  'offer.change_requested.v1': 'sale',
  'offer.change_agreed.v1': 'sale',
  'offer.change_declined.v1': 'sale',
  'offer.fell_through.v1': 'sale',
  // A changed solicitor can be an attempt to redirect the money of a sale.
  'solicitor.changed.v1': 'sale',
  'memorandum.issued.v1': 'sale',
  'sale.exchanged.v1': 'sale',
  'sale.completed.v1': 'sale',
  // For the buyer of an accepted offer, and for joint owners.
  'property.price_changed.v1': 'sale',
  'property.tenure_changed.v1': 'sale',
  'property.key_facts_changed.v1': 'sale',
  'package.cancelled.v1': 'money',
  'payment.refunded.v1': 'money',
  'payment.disputed.v1': 'money',
  'payment.dispute_closed.v1': 'money',
  'address.challenged.v1': 'address',
};

/** The last sentence of an essential mail. */
export const essentialTexts: Readonly<Record<EssentialSubject, string>> = {
  sale: 'We always send emails about what’s agreed in a sale, whatever your email preferences.',
  money: 'We always send emails about your money, whatever your email preferences.',
  address: 'We always send emails about who may sell your home, whatever your email preferences.',
};
