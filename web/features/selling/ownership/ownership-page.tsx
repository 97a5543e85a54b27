import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListingHeader } from '../../../entities/property/listing-header.tsx';
import { OwnListingNotFound } from '../../../entities/property/own-listing-not-found.tsx';
import { type PropertyPage, propertyQuery } from '../../../entities/property/property.ts';
import { isHomeId } from '../../../lib/ids.ts';
import { useLive } from '../../../lib/live.ts';
import { joinQueries } from '../../../lib/query-state.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { QueryPage } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { type HomeOwnership, ownershipQuery } from './api.ts';
import { DocumentProof } from './document-proof.tsx';
import { IdentityStep } from './identity-step.tsx';
import { OwnershipState } from './ownership-state.tsx';
import { RegisterStep } from './register-step.tsx';

export const handle: Handle = { head: { title: 'Prove that the home is yours', noindex: true } };

/** /my-listing/{id}/ownership: the proof that a home is its seller's, step by step. */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <OwnershipLoader id={id} /> : <OwnListingNotFound />;
}

function OwnershipLoader({ id }: Pick<PropertyPage, 'id'>) {
  const queries = useQueryClient();
  useLive('properties', (hint) => {
    if (hint?.propertyId !== undefined && hint.propertyId !== id) return;
    void queries.invalidateQueries(ownershipQuery(id));
    void queries.invalidateQueries(propertyQuery(id));
  });
  return (
    <QueryPage
      query={joinQueries(useQuery(propertyQuery(id)), useQuery(ownershipQuery(id)))}
      what="load this page"
      skeleton={<SkeletonLines lines={10} />}
      notFound={<OwnListingNotFound />}
      keepData
    >
      {([home, ownership]) =>
        home.owner ? <OwnershipContent home={home} ownership={ownership} /> : <OwnListingNotFound />
      }
    </QueryPage>
  );
}

interface ContentProps {
  readonly home: PropertyPage;
  readonly ownership: HomeOwnership;
}

const OwnershipContent = ({ home, ownership }: ContentProps) => (
  <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
    <ListingHeader
      propertyId={home.id}
      title={home.title}
      status={home.status}
      nation={home.address.nation}
      page="Ownership"
    />
    <section aria-labelledby="proof" className="grid max-w-prose gap-2">
      <h2 id="proof" className="text-xl">
        Prove that this home is yours
      </h2>
      {ownership.enabled && ownership.provable && ownership.check?.status !== 'verified' && (
        <p>
          Buyers then see “Owner verified” with the date beside the price. It’s free, and you can do it before
          you publish.
        </p>
      )}
    </section>
    <OwnershipState ownership={ownership} />
    <OwnershipSteps home={home} ownership={ownership} />
  </div>
);

/** What the seller can do now. */
function OwnershipSteps({ home, ownership }: ContentProps) {
  const { enabled, provable, identityCheckedAt, register, check } = ownership;
  if (!provable || !enabled || check?.status === 'verified') return null;
  return (
    <ol className="grid gap-6">
      <IdentityStep checkedAt={identityCheckedAt} />
      {identityCheckedAt !== null && register === 'hm_land_registry' && check?.status !== 'in_review' && (
        <RegisterStep id={home.id} ownership={ownership} />
      )}
      {identityCheckedAt !== null && <DocumentProof id={home.id} ownership={ownership} />}
    </ol>
  );
}
