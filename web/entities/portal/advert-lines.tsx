import { Check, CircleAlert, Clock, Minus } from 'lucide-react';
import { useState } from 'react';
import { portalNames } from '../../../functions/finding/portals/domain/portal.ts';
import { Icon } from '../../ui/icon.tsx';
import { describeAdvert } from './advert-text.ts';
import type { PortalAdvert, PortalListing } from './api.ts';

const icons = {
  on: { as: Check, tint: 'text-action' },
  waiting: { as: Clock, tint: 'text-muted' },
  removing: { as: Clock, tint: 'text-muted' },
  refused: { as: CircleAlert, tint: 'text-amber' },
  given_up: { as: CircleAlert, tint: 'text-amber' },
  off: { as: Minus, tint: 'text-muted' },
} as const satisfies Readonly<Record<PortalAdvert['state'], object>>;

/** Where a home stands on each portal, with what was refused. */
export function AdvertLines({ listing }: { readonly listing: PortalListing }) {
  const [now] = useState(() => Date.now());
  return (
    <ul className="grid gap-3 empty:hidden">
      {listing.adverts.map((advert) => (
        <AdvertLine key={advert.portal} advert={advert} isReal={!listing.standIn} now={now} />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly advert: PortalAdvert;
  readonly isReal: boolean;
  readonly now: number;
}

function AdvertLine({ advert, isReal, now }: LineProps) {
  const { portal, state, refusals, url } = advert;
  const { as, tint } = icons[state];
  return (
    <li className="flex items-start gap-2">
      <Icon as={as} size={20} className={`mt-0.5 ${tint}`} />
      <div className="grid min-w-0 gap-1">
        <p className="tabular">
          {describeAdvert(advert, now)}
          {isReal && url !== undefined && state !== 'off' && (
            <>
              {' · '}
              <a href={url} className="link" rel="noreferrer">
                See it there
              </a>
            </>
          )}
        </p>
        {refusals.map(({ help, text, code }) => (
          <p key={`${code} ${text}`} className="max-w-prose text-sm wrap-anywhere text-muted">
            {help} {text && `${portalNames[portal]} says: “${text}”`} ({code})
          </p>
        ))}
      </div>
    </li>
  );
}
