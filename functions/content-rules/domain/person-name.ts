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

/** Mails greet people by their names before their addresses are confirmed, so that a name leads nowhere. */
export const noAddressInName = 'Leave email and web addresses out of the name';
export function isFreeOfAddresses(name: string): boolean {
  return !hasAddress(name);
}
