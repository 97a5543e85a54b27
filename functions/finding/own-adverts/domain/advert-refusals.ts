import { createFieldError } from '../../../kernel/errors.ts';
import type { NetworkFailure } from '../../../kernel/http/public-address.ts';
import { innerText } from './advert-address.ts';
import { advertLimits } from './advert-limits.ts';

/** Why a page wasn’t read, or nothing of it taken. */
export type AdvertRefusal =
  | NetworkFailure
  | 'robots'
  | 'site_refuses'
  | 'site_down'
  | 'not_there'
  | 'not_a_page'
  | 'too_large'
  | 'too_many_redirects'
  | 'several'
  | 'nothing_found';

const instead = 'Paste the advert’s text instead.';

export const advertRefusalTexts: Readonly<Record<AdvertRefusal, string>> = {
  no_answer: 'This site doesn’t answer. Check the address, or try again later.',
  too_slow: 'This site took too long to answer. Try again later, or paste the advert’s text instead.',
  not_public: innerText,
  no_such_name: 'There’s no site with this name. Check the address.',
  certificate: `We can’t be sure that this is the site it says it is: its certificate is wrong. ${instead}`,
  robots: `This site asks programs not to read this page (in its robots.txt), so we don’t. ${instead}`,
  site_refuses: `This site refuses to show the page to us, perhaps because it asks for a login. ${instead}`,
  site_down: 'This site has a problem at the moment. Try again later.',
  not_there: 'There’s no page at this address. Open it in your browser and copy the address from there.',
  not_a_page: `This address isn’t a web page but a file of another kind. ${instead}`,
  too_large: `This page is larger than ${advertLimits.megabytes} MB, and we read no further. ${instead}`,
  too_many_redirects: `This address sends us from page to page without an end. ${instead}`,
  several: 'This page lists several homes. Open the advert of yours and copy its address.',
  nothing_found: `We found nothing about a home on this page that a program can read. ${instead}`,
};

export function createAdvertRefusal(refusal: AdvertRefusal): Error {
  return createFieldError('url', advertRefusalTexts[refusal]);
}
