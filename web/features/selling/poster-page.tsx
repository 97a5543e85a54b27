import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { HomeFacts } from '../../entities/property/card/facts.tsx';
import { OwnListingNotFound } from '../../entities/property/own-listing-not-found.tsx';
import { type PropertyPage, propertyQuery } from '../../entities/property/property.ts';
import { toPublicTitle } from '../../entities/property/public-title.ts';
import { formatPropertyType, formatTenure } from '../../lib/format.ts';
import { isHomeId } from '../../lib/ids.ts';
import { useParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/price.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const QrCode = lazy(() => import('../../ui/qr-code.tsx'));

export const handle: Handle = { head: { title: 'Poster', noindex: true } };

/** /my-listing/{id}/poster: one sheet for the window, with a code that opens the listing. */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <HomePoster id={id} /> : <OwnListingNotFound />;
}

const HomePoster = ({ id }: { readonly id: PropertyPage['id'] }) => (
  <QueryPage
    query={useQuery(propertyQuery(id))}
    what="load this listing"
    skeleton={<Skeleton className="mx-auto aspect-[210/297] w-full max-w-2xl rounded-md" />}
    notFound={<OwnListingNotFound />}
  >
    {(home) => {
      if (!home.owner) return <OwnListingNotFound />;
      return shownStatuses.has(home.status) ? <PosterContent home={home} /> : <NoPoster id={id} />;
    }}
  </QueryPage>
);

/** Visitors who scan the code can open the page in these. */
const shownStatuses: ReadonlySet<PropertyPage['status']> = new Set(['live', 'under_offer']);

const NoPoster = ({ id }: { readonly id: string }) => (
  <>
    <h1 className="sr-only">Poster</h1>
    <EmptyState
      icon={Printer}
      title="You can print a poster while your home is on sale"
      actions={<LinkButton to={paths.ownListing(id)}>Your listing</LinkButton>}
    >
      Its code opens the listing on a passer-by’s phone.
    </EmptyState>
  </>
);

const PosterContent = ({ home }: { readonly home: PropertyPage }) => (
  <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-6">
    <header data-print="no" className="grid gap-3">
      <p className="text-sm">
        <Link to={paths.ownListing(home.id)} className="font-semibold underline underline-offset-3">
          {home.title}
        </Link>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Poster for your window</h1>
        <Button onClick={() => window.print()}>
          <Icon as={Printer} size={18} />
          Print
        </Button>
      </div>
      <p className="text-muted">{`One A4 page. ${describeAddress(home)}`}</p>
    </header>
    <PosterSheet home={home} />
  </div>
);

const describeAddress = ({ addressShown }: PropertyPage): string =>
  addressShown === 'full'
    ? 'It shows your house number, as your listing does.'
    : 'It leaves out your house number, as your listing does.';

/** The printed part. */
function PosterSheet({ home }: { readonly home: PropertyPage }) {
  const url = `${window.location.origin}${paths.property(home)}`;
  return (
    <article
      aria-label="Poster"
      data-print="whole"
      className="grid gap-5 rounded-md border border-line bg-surface p-6 sm:p-10 print:border-0 print:p-0"
    >
      <p className="text-center text-3xl font-bold tracking-tight sm:text-4xl">
        {home.ownerMark?.seller === 'owner' ? 'For sale by its owner' : 'For sale'}
      </p>
      <Photo
        picture={home.pictures[0]}
        alt={home.pictures[0]?.alt ?? ''}
        eager
        sizes="42rem"
        className="rounded-md"
      />
      <div className="grid gap-1">
        <Price amount={home.price} qualifier={home.priceQualifier} className="text-3xl" />
        <p className="text-xl font-semibold">{toPublicTitle(home)}</p>
        <p>
          {formatPropertyType(home.propertyType)},{' '}
          {formatTenure(home.tenure, home.address.nation).toLowerCase()}
        </p>
        <HomeFacts home={home} />
      </div>
      <div className="flex items-center gap-5 border-t border-line pt-5">
        <div className="w-36 shrink-0 sm:w-44">
          <Suspense fallback={<Skeleton className="aspect-square rounded-md" />}>
            <QrCode text={url} label="Code that opens the listing" />
          </Suspense>
        </div>
        <div className="grid min-w-0 gap-1">
          <p className="text-xl font-semibold">Point your phone’s camera here</p>
          <p>See all photos and the key facts, and book a viewing with the seller on Gable.</p>
          <p className="text-sm break-all">{url.replace(/^https?:\/\//, '')}</p>
        </div>
      </div>
    </article>
  );
}
