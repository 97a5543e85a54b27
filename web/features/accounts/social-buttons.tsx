import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../lib/config.ts';
import { useLocation } from '../../lib/router.ts';
import { getButtonClass } from '../../ui/button.tsx';
import { FacebookMark } from './facebook-mark.tsx';
import { GoogleMark } from './google-mark.tsx';

const names = { google: 'Google', facebook: 'Facebook' } as const;
const marks = { google: GoogleMark, facebook: FacebookMark } as const;
export type Provider = keyof typeof names;
export const providers: readonly Provider[] = ['google', 'facebook'];
export function getProviderName(provider: Provider): string {
  return names[provider];
}

/** The URL that begins a social login; it ends at `next`. */
export function toSocialLoginPath(provider: Provider, next: string): string {
  return `/api/redirect/${provider}?${new URLSearchParams({ next })}`;
}

/** The social logins that this stage offers, as links. */
export function SocialButtons({ next }: { readonly next?: string }) {
  const { pathname, search } = useLocation();
  const { data } = useQuery(configQuery);
  const offered = providers.filter((provider) => data?.social[provider] ?? provider === 'google');
  return (
    <div className="grid gap-3">
      {offered.map((provider) => {
        const Mark = marks[provider];
        return (
          <a
            key={provider}
            href={toSocialLoginPath(provider, next ?? pathname + search)}
            className={getButtonClass({ variant: 'secondary', wide: true })}
          >
            <Mark />
            Continue with {getProviderName(provider)}
          </a>
        );
      })}
      {offered.length > 0 && (
        <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          or by email
        </p>
      )}
    </div>
  );
}
