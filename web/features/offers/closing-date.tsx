import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasFeature } from '../../../functions/money/packages/domain/entitlements.ts';
import { HelpLink } from '../../entities/help/help-link.tsx';
import { UpgradeHint } from '../../entities/payment/upgrade-hint.tsx';
import type { PropertyPage } from '../../entities/property/property.ts';
import { homeInterestQuery } from '../../entities/scottish-home/api.ts';
import { formatCounted } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryPart } from '../../ui/query-page.tsx';
import { RoundDialog } from './round-dialog.tsx';

interface Props {
  readonly home: PropertyPage;
}

/** In Scotland: sets the closing date, and says who is invited to it. */
export function ClosingDate({ home }: Props) {
  const [isSetting, setSetting] = useState(false);
  const interest = useQuery(homeInterestQuery(home.id));
  if (!hasFeature(home.owner?.package?.packageId, 'rounds'))
    return (
      <UpgradeHint propertyId={home.id} from="plus">
        <b className="font-semibold">Closing date.</b> Everyone who is interested sends one sealed bid by a
        day that you set, and you open them all at once.
      </UpgradeHint>
    );
  return (
    <section
      aria-labelledby="round"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md bg-sunk p-4"
    >
      <div className="grid max-w-prose gap-1">
        <h2 id="round" className="font-semibold">
          Set a closing date
        </h2>
        <p className="text-sm">
          Everyone who has noted interest, has viewed or booked to view the home, or has an open offer is
          asked for one sealed bid by then. You open them all at once, and don’t have to take the highest.{' '}
          <HelpLink to="closing-date">About closing dates</HelpLink>
        </p>
        <QueryPart
          query={interest}
          skeleton={null}
          renderError={({ busy, onRetry }) => (
            <p className="flex flex-wrap items-center gap-2 text-sm">
              We couldn’t load the notes of interest.
              <Button variant="quiet" size="sm" className="min-h-11" busy={busy} onClick={onRetry}>
                Try again
              </Button>
            </p>
          )}
        >
          {({ notes }) => (
            <p className="text-sm">
              <Link to={paths.homeInterest(home.id)} className="link">
                {notes.length === 0
                  ? 'Nobody has noted interest yet'
                  : formatCounted(notes.length, 'note of interest', 'notes of interest')}
              </Link>
            </p>
          )}
        </QueryPart>
      </div>
      <Button variant="secondary" onClick={() => setSetting(true)}>
        Set a closing date
      </Button>
      {isSetting && <RoundDialog id={home.id} isScottish onClose={() => setSetting(false)} />}
    </section>
  );
}
