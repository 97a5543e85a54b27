import { createFieldError } from '../../../kernel/errors.ts';
import { isPublicHost } from '../../../kernel/http/public-address.ts';
import { findClosedSite } from './closed-sites.ts';

/** On a developer’s own machine stand-ins of agents’ sites are at names that lead to it. */
export function isLocalName(hostname: string): boolean {
  return hostname.endsWith('.localhost');
}

/**
 * The address of an advert in its usual form; people leave `https://` out.
 * @param isOpen whether names of this machine are allowed, as on a developer's own
 * @throws 422 on `url`
 */
export function toAdvertUrl(typed: string, isOpen: boolean): URL {
  const text = typed.trim();
  const url = URL.parse(
    /^[a-z][a-z+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`,
  );
  if (!url || /\s/.test(text)) throw createFieldError('url', noAddressText);
  url.hash = '';
  if (isOpen && url.protocol === 'http:' && isLocalName(url.hostname)) return url;
  if (url.protocol === 'http:') url.protocol = 'https:';
  if (url.protocol !== 'https:') throw createFieldError('url', 'The address has to begin with https://');
  if (url.username !== '' || url.password !== '')
    throw createFieldError('url', 'Leave out the name and password: we read what everybody can see.');
  if (!isPublicHost(url.hostname)) throw createFieldError('url', innerText);
  if (url.port !== '') throw createFieldError('url', 'Leave out the port, the number after the colon.');
  const closed = findClosedSite(url.hostname);
  if (closed !== undefined)
    throw createFieldError(
      'url',
      `${closed}’s terms don’t let programs read its pages, so we don’t. Paste the advert’s text instead, or give us the address on your agent’s own site.`,
    );
  return url;
}

export const noAddressText = 'This isn’t a web address. Copy it from the top of your browser.';
export const innerText = 'This address isn’t on the public internet, so we can’t go there.';
