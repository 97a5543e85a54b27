import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AdvertLines } from '../../../entities/portal/advert-lines.tsx';
import { type PortalListing, portalListingQuery } from '../../../entities/portal/api.ts';
import { ListingHeader } from '../../../entities/property/listing-header.tsx';
import { OwnListingNotFound } from '../../../entities/property/own-listing-not-found.tsx';
import { isHomeId } from '../../../lib/ids.ts';
import { useLive } from '../../../lib/live.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryPage } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { HomeFile } from './home-file.tsx';
import { OwnersWord } from './owners-word.tsx';
import { PortalChoice } from './portal-choice.tsx';

export const handle: Handle = { head: { title: 'Property portals', noindex: true } };

type HomeId = Parameters<typeof portalListingQuery>[0];

/** /my-listing/{id}/portals: where a home is to be shown besides here. Each of its owners opens it. */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <PortalsLoader id={id} /> : <OwnListingNotFound />;
}

function PortalsLoader({ id }: { readonly id: HomeId }) {
  const queries = useQueryClient();
  useLive('properties', (hint) => {
    if (hint?.propertyId !== undefined && hint.propertyId !== id) return;
    void queries.invalidateQueries(portalListingQuery(id));
  });
  return (
    <QueryPage
      query={useQuery(portalListingQuery(id))}
      what="load this page"
      skeleton={<SkeletonLines lines={10} />}
      notFound={<OwnListingNotFound />}
      keepData
    >
      {(listing) => <PortalsContent id={id} listing={listing} />}
    </QueryPage>
  );
}

interface ContentProps {
  readonly id: HomeId;
  readonly listing: PortalListing;
}

const PortalsContent = ({ id, listing }: ContentProps) => (
  <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
    {listing.own ? (
      <ListingHeader
        propertyId={id}
        title={listing.title}
        status={listing.homeStatus}
        nation={listing.nation}
        page="Portals"
      />
    ) : (
      <header className="grid gap-1">
        <p className="text-sm">
          <Link to={paths.jointHome(id)} className="font-semibold underline underline-offset-3">
            The home you own with others
          </Link>
        </p>
        <h1 className="text-2xl">{listing.title}</h1>
      </header>
    )}
    {listing.portals.length === 0 ? <NoPortals /> : <OpenPortals id={id} listing={listing} />}
    {listing.adverts.length > 0 && (
      <section aria-labelledby="now" className="grid gap-3">
        <h2 id="now" className="text-xl">
          Where it is now
        </h2>
        <div aria-live="polite">
          <AdvertLines listing={listing} />
        </div>
      </section>
    )}
    <HomeFile id={id} status={listing.homeStatus} />
  </div>
);

const NoPortals = () => (
  <Notice title="Gable doesn’t send homes to property portals">
    <p>
      Rightmove, Zoopla and OnTheMarket take homes from estate agents only. Your home is found on Gable, in
      our emails to buyers who look for one like it, and by search engines.
    </p>
    <p>
      <Link to={`${paths.help}#portals`} className="link">
        Why that is
      </Link>
    </p>
  </Notice>
);

const OpenPortals = ({ id, listing }: ContentProps) => (
  <>
    <section aria-labelledby="choose" className="grid gap-3">
      <h2 id="choose" className="text-xl">
        Show your home on other sites, too
      </h2>
      {listing.standIn && (
        <Notice kind="warning" title="This is a practice site">
          <p>Homes go to stand-ins on this machine. No real portal shows them.</p>
        </Notice>
      )}
      <p className="max-w-prose">
        It’s there within minutes of going on sale, and so is every change you make. It comes off when you
        pause or withdraw it, and when it’s sold.
      </p>
      <p className="max-w-prose">
        {listing.numberShown
          ? 'Portals get your words, photos and facts, and the full address, as on your page here.'
          : 'Portals get your words, photos and facts, and the full address. Buyers see the street there, not the house number, as on your page here.'}
        {listing.scheme &&
          ` We may send homes as a member of ${listing.scheme.name} (${listing.scheme.membership}).`}
      </p>
      <PortalChoice key={listing.owners.find(({ you }) => you)?.at} id={id} listing={listing} />
    </section>
    <OwnersWord listing={listing} />
  </>
);
