/** Google or Facebook, as the site's own login page for them expects it. */
export type SocialProvider = 'google' | 'facebook';

/** A path of the site itself: one slash first, and nothing that a browser would read as another host. */
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Where the browser goes to begin a social login; a `next` that leads off the site is dropped. */
export function createSocialStartUrl(
  siteUrl: string,
  provider: SocialProvider,
  next: string | undefined,
): string {
  const url = new URL('/social', siteUrl);
  url.searchParams.set('start', provider);
  if (next !== undefined && ownPath.test(next)) url.searchParams.set('next', next);
  return url.href;
}

/** Which provider a Cognito user name of a social login begins with; pools that ignore case write it small. */
export function providerOf(cognitoUsername: string): SocialProvider | undefined {
  const name = /^(google|facebook)_/i.exec(cognitoUsername)?.[1]?.toLowerCase();
  return name === 'google' || name === 'facebook' ? name : undefined;
}
