import { isOwnPath } from '../../../kernel/own-path.ts';

/** In lower case, as the site's social login page expects it. */
export type SocialProvider = 'google' | 'facebook';

/** The URL at which a social login begins; a `next` that leads off the site is dropped. */
export function createSocialStartUrl(
  siteUrl: string,
  provider: SocialProvider,
  next: string | undefined,
): string {
  const url = new URL('/social', siteUrl);
  url.searchParams.set('start', provider);
  if (isOwnPath(next)) url.searchParams.set('next', next);
  return url.href;
}

/** The provider of a Cognito username of a social login; case-insensitive pools write it in lower case. */
export function providerOf(cognitoUsername: string): SocialProvider | undefined {
  const name = /^(google|facebook)_/i.exec(cognitoUsername)?.[1]?.toLowerCase();
  return name === 'google' || name === 'facebook' ? name : undefined;
}
