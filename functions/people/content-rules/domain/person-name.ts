import { findEmailAddresses } from './contact-words.ts';
import { normalizeForRules } from './plain-text.ts';
import { findWebAddresses } from './web-addresses.ts';

const networks =
  /\b(?:www|https?|gmail|googlemail|hotmail|outlook|icloud|yahoo|protonmail|whatsapp|telegram|snapchat|instagram|facebook)\b|\bdot (?:com|co|net|org|uk)\b/i;

/** Whether a name of a person or a firm has a web address, an email address or a network of messages in it. */
export function hasAddress(name: string): boolean {
  const plain = normalizeForRules(name);
  return (
    networks.test(plain) ||
    [...findWebAddresses(plain), ...findEmailAddresses(plain)].some(({ isSure }) => isSure)
  );
}

/** Nine digits or more with what people write between them; the number of a company has eight. */
const telephone = /\d(?:[ ()./-]{0,2}\d){8}|\b(?:call|ring|text|phone|dial|tel)\W{0,3}\d/i;
/** A sum, or a sign of sentences and addresses that no name has. Mails escape what reads as HTML. */
const sentenceSigns = /[£$€¥₹?;…|=@#]|:(?!\d)/u;

/** Whether a name or an address leads its reader elsewhere: to a page, a telephone or a sum. */
export function leadsElsewhere(text: string): boolean {
  const plain = normalizeForRules(text);
  return hasAddress(text) || telephone.test(plain) || sentenceSigns.test(text);
}

/** What is said to a reader and is no name in any of the tables that names were tried with. */
const messageWords =
  /(?<![\p{L}\p{M}’'-])(?:you|your|yours|you[’']re|please|click|refund|refunds|refunded|invoice|password|verify|urgent|urgently|immediately|overdue|log ?in|bitcoin|congratulations|suspended|unpaid)(?![\p{L}\p{M}’'-])/iu;
const mostWords = 14;

/**
 * Whether a text is the name of a person alone. Mails greet strangers by names that others typed, so that a name
 * carries no message.
 */
export function isNameAlone(name: string): boolean {
  // Westward Ho! is a town.
  return (
    !leadsElsewhere(name) &&
    !name.includes('!') &&
    !messageWords.test(name) &&
    name.split(/\s+/).length <= mostWords
  );
}
export const notNameAlone = 'Write the name alone, without links, telephone numbers or a message';

/** An address in the mail to a stranger; other words in place of one that leads elsewhere. */
export function toMailedAddress(address: string, otherwise: string): string {
  return leadsElsewhere(address) ? otherwise : address;
}
