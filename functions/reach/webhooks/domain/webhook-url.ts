import { createFieldError } from '../../../kernel/errors.ts';
import { isPublicHost } from '../../../kernel/http/public-address.ts';

/**
 * The address of a webhook in its usual form. Where its name leads to is looked at with each delivery.
 * @param isOpen whether addresses of this machine are allowed, as on a developer's own
 * @throws 422 on `url`
 */
export function toWebhookUrl(typed: string, isOpen: boolean): string {
  const url = URL.parse(typed);
  if (!url) throw createFieldError('url', 'This isn’t a web address');
  if (isOpen && url.hostname === '127.0.0.1') return url.href;
  if (url.protocol !== 'https:') throw createFieldError('url', 'The address has to begin with https://');
  if (url.username !== '' || url.password !== '')
    throw createFieldError('url', 'Leave out the name and password. We sign each delivery instead.');
  if (url.port !== '') throw createFieldError('url', 'Leave out the port. We deliver to the usual one, 443.');
  if (!isPublicHost(url.hostname))
    throw createFieldError('url', 'The address has to be one that everybody on the internet can reach');
  url.hash = '';
  return url.href;
}
