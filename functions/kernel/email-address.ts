import * as z from 'zod';
import { required } from './errors.ts';

/** A domain in the letters that mail servers use: `xn--mller-kva.de` for `müller.de`. */
function toAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || !/\P{ASCII}/u.test(domain) || /[\s/?#\\:@[\]%]/.test(domain)) return email;
  const url = `https://${domain}`;
  return URL.canParse(url) ? `${email.slice(0, at)}@${new URL(url).hostname}` : email;
}

/** Zod's own rule, and ends such as `.xn--p1ai`, which `.рф` is on the wire. */
const pattern =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/;

/** An address as it is compared: without spaces around it, in small letters, with an ASCII domain. */
export const TypedAddress = z.string().trim().toLowerCase().overwrite(toAsciiDomain);

/** An email address as it is stored and compared: in small letters, with an ASCII domain. */
export const EmailAddress = TypedAddress.min(1, required)
  .max(254)
  .pipe(z.email({ pattern, error: 'Enter an email address, like name@example.com' }));
