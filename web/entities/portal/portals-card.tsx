import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isOnPortals } from '../../../functions/finding/portals/domain/advert-target.ts';
import { formatPortals } from '../../../functions/finding/portals/domain/portal.ts';
import { useLive } from '../../lib/live.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { AdvertLines } from './advert-lines.tsx';
import { type PortalListing, portalListingQuery } from './api.ts';

const names = new Intl.ListFormat('en-GB');

type HomeId = Parameters<typeof portalListingQuery>[0];

/** Where a home is shown besides here, for its owners; nothing on a site that sends homes nowhere. */
export function PortalsCard({ id }: { readonly id: HomeId }) {
  const queries = useQueryClient();
  useLive('properties', (hint) => {
    if (hint?.propertyId !== undefined && hint.propertyId !== id) return;
    void queries.invalidateQueries(portalListingQuery(id));
  });
  // The page says what matters without it: a portal that cannot be asked about is no reason for an error.
  const { data: listing } = useQuery(portalListingQuery(id));
  const isEmpty = listing?.portals.length === 0 && listing.adverts.length === 0;
  if (!listing || isEmpty) return null;
  return (
    <section aria-labelledby="portals" className="grid justify-items-start gap-3">
      <h2 id="portals" className="text-xl">
        Property portals
      </h2>
      <AdvertLines listing={listing} />
      {listing.adverts.length === 0 && <p className="max-w-prose">{describeChoice(listing)}</p>}
      <LinkButton to={paths.portals(id)} variant="secondary" className="max-sm:w-full">
        {listing.owners.some(({ you, at }) => you && at !== null) ? 'Change portals' : 'Choose portals'}
      </LinkButton>
    </section>
  );
}

/** What is missing before a home is sent. */
function describeChoice({ portals, owners, homeStatus }: PortalListing): string {
  const own = owners.find(({ you }) => you);
  if (!own || own.portals.length === 0)
    return `Your home can be on ${formatPortals(portals)}, too. You choose.`;
  const missing = owners.filter(({ you, portals: chosen }) => !you && chosen.length === 0);
  if (missing.length > 0)
    return `We’ll send your home once ${names.format(missing.map(({ name }) => name))} ${missing.length === 1 ? 'agrees' : 'agree'}, too.`;
  const agreed = portals.filter((portal) => owners.every(({ portals: chosen }) => chosen.includes(portal)));
  if (agreed.length === 0) return 'We’ll send your home once all of you choose the same portal.';
  return isOnPortals(homeStatus)
    ? `Your home is on its way to ${formatPortals(agreed)}.`
    : `We’ll send your home to ${formatPortals(agreed)} once it’s on sale.`;
}
