import { useQuery } from '@tanstack/react-query';
import { listSections } from '../../../functions/deals/sale-packs/domain/questions.ts';
import { UpgradeHint } from '../../entities/payment/upgrade-hint.tsx';
import { ListingHeader } from '../../entities/property/listing-header.tsx';
import { type PropertyPage, propertyQuery } from '../../entities/property/property.ts';
import { packQuery, type SalePack } from '../../entities/sale-pack/api.ts';
import { PackView } from '../../entities/sale-pack/pack-view.tsx';
import { formatCounted } from '../../lib/format.ts';
import { isHomeId } from '../../lib/ids.ts';
import { useParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { PackEditor } from './pack-editor.tsx';

export const handle: Handle = { head: { title: 'Sale-ready pack', noindex: true } };

/**
 * /my-listing/{id}/sale-pack: the pack, for its seller to answer or for the buyer of the accepted offer to
 * read.
 */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <PackOfHome key={id} id={id} /> : <PackNotFound />;
}

/** The home says whether its owner's package has the pack, so that none is asked for that would be refused. */
const PackOfHome = ({ id }: { readonly id: SalePack['propertyId'] }) => (
  <QueryPage
    query={useQuery(propertyQuery(id))}
    what="load the pack"
    skeleton={<PackSkeleton />}
    notFound={<PackNotFound />}
  >
    {(home) => (home.owner && !home.owner.hasPack ? <PackNotIncluded home={home} /> : <LoadedPack id={id} />)}
  </QueryPage>
);

const LoadedPack = ({ id }: { readonly id: SalePack['propertyId'] }) => (
  <QueryPage
    query={useQuery(packQuery({ propertyId: id }))}
    what="load the pack"
    skeleton={<PackSkeleton />}
    notFound={<PackNotFound />}
  >
    {(pack) => <PackContent id={id} pack={pack} />}
  </QueryPage>
);

interface ContentProps {
  readonly id: SalePack['propertyId'];
  readonly pack: SalePack;
}

const PackContent = ({ id, pack }: ContentProps) => (
  <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
    {pack.isOwner ? (
      <SellerHeader id={id} pack={pack} />
    ) : (
      <header className="grid gap-2">
        <p>
          <Link to={paths.property({ id })} className="link">
            {pack.title}
          </Link>
        </p>
        <h1 className="text-2xl sm:text-3xl">Sale-ready pack</h1>
      </header>
    )}
    {pack.isOwner ? <PackEditor pack={pack} /> : <PackView pack={pack} access={{ propertyId: id }} />}
  </div>
);

/** The pack does not have the home's status. */
function SellerHeader({ id, pack }: ContentProps) {
  const { data: home } = useQuery(propertyQuery(id));
  return (
    <ListingHeader
      propertyId={id}
      title={pack.title}
      status={home?.status}
      nation={home?.address.nation}
      page="Sale-ready pack"
    />
  );
}

/** The tab of a seller whose package lacks the pack. */
const PackNotIncluded = ({ home }: { readonly home: PropertyPage }) => (
  <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
    <ListingHeader
      propertyId={home.id}
      title={home.title}
      status={home.status}
      nation={home.address.nation}
      page="Sale-ready pack"
    />
    <UpgradeHint propertyId={home.id} from="plus">
      Answer what buyers’ solicitors ask first while you wait for the right buyer. The buyer and both
      solicitors get your answers and documents the moment you accept an offer.
    </UpgradeHint>
    <section aria-labelledby="asks" className="grid gap-2">
      <h2 id="asks" className="text-xl">
        What it asks
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {listSections(home.tenure).map(({ key, title, questions }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            {title}
            <span className="tabular text-muted">{formatCounted(questions.length, 'question')}</span>
          </li>
        ))}
      </ul>
    </section>
  </div>
);

const PackNotFound = () => (
  <EmptyState
    heading="h1"
    title="You can’t see a pack here"
    actions={<LinkButton to={paths.myListing}>Selling</LinkButton>}
  >
    Only the seller and the buyer whose offer was accepted can read a pack.
  </EmptyState>
);

const PackSkeleton = () => (
  <div className="mx-auto grid max-w-4xl gap-6" aria-hidden>
    <Skeleton className="h-9 w-2/3 max-w-96" />
    <Skeleton className="h-24 rounded-md" />
    <SkeletonLines lines={8} />
  </div>
);
