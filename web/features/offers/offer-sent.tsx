import { useQuery } from '@tanstack/react-query';
import { ownChecksQuery } from '../../entities/buyer-check/api.ts';
import { AgainLink } from '../../entities/offer/again-link.tsx';
import { homeOffersQuery, type Offer } from '../../entities/offer/api.ts';
import { isOpenOffer, isWithSeller } from '../../entities/offer/labels.ts';
import { OfferActions } from '../../entities/offer/offer-actions.tsx';
import { OfferSum } from '../../entities/offer/offer-sum.tsx';
import { SimilarLink } from '../../entities/offer/similar-link.tsx';
import type { PropertyPage } from '../../entities/property/property.ts';
import { Navigate } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

interface Props {
  readonly home: PropertyPage;
}

/**
 * What a buyer reads after sending an offer: its sum, until when the seller answers, and what to get ready. Who comes
 * back to it later finds the answer with what they can do.
 */
export default function OfferSent({ home }: Props) {
  const query = useQuery(homeOffersQuery(home.id));
  const [sent] = query.data?.offers ?? [];
  const skeleton = <SkeletonLines lines={6} />;
  return (
    <div className="grid gap-6 pt-6">
      <QuerySection query={query} what="load your offer" skeleton={skeleton}>
        {({ offers: [offer] }) => {
          if (offer) return <SentOffer home={home} offer={offer} />;
          // What was read before the offer was sent is read again.
          return query.isFetching ? skeleton : <Navigate to={paths.makeOffer(home)} replace />;
        }}
      </QuerySection>
      <div className="flex flex-wrap gap-3">
        <LinkButton
          to={`${paths.myBuying}?tab=offers`}
          variant={sent && !isWithSeller(sent) ? 'secondary' : 'primary'}
          className="max-sm:w-full"
        >
          See your offers
        </LinkButton>
        <LinkButton
          to={paths.property(home)}
          state={{ offered: true }}
          variant="secondary"
          className="max-sm:w-full"
        >
          Back to the home
        </LinkButton>
      </div>
    </div>
  );
}

function SentOffer({ home, offer }: Props & { readonly offer: Offer }) {
  const isUnanswered = offer.status === 'pending' && isWithSeller(offer);
  return (
    <>
      <div className="grid gap-2">
        <OfferSum offer={offer} large />
        <p>{offer.next.text}</p>
        {isUnanswered && offer.expiresAt === undefined && !offer.round?.open && (
          <p>You didn’t set a reply-by date, so the seller has no deadline.</p>
        )}
        {isOpenOffer(offer) && (
          <p className="text-sm text-muted">{`${offer.legal} We’ll email you when anything changes.`}</p>
        )}
      </div>
      {isUnanswered && <Preparations home={home} offer={offer} />}
      {!isWithSeller(offer) && (
        <>
          <OfferActions offer={offer} />
          <AgainLink offer={offer} />
          <SimilarLink offer={offer} />
        </>
      )}
    </>
  );
}

/** What shortens the way from a yes to the keys, and costs nothing before it. */
function Preparations({ home, offer }: Props & { readonly offer: Offer }) {
  const { data: own } = useQuery(ownChecksQuery);
  const isScottish = home.address.nation === 'scotland';
  return (
    <Notice title="What to get ready meanwhile">
      <ul className="grid list-disc gap-1 pl-5">
        {own?.proceedable !== true && (
          <li>
            <Link to={paths.buyerChecks} className="link">
              Have your money checked
            </Link>
            {': sellers take a checked offer more seriously.'}
          </li>
        )}
        {offer.terms.funding !== 'cash' && (
          <li>
            Ask your lender what they need for the mortgage application, and how long their agreement in
            principle lasts.
          </li>
        )}
        <li>
          {isScottish
            ? 'Choose a solicitor: they send the formal offer for you.'
            : 'Choose a solicitor or conveyancer. We ask for their name once the seller accepts.'}
        </li>
        <li>
          {isScottish
            ? 'Read the Home Report: the survey and the valuation are in it.'
            : 'Compare surveyors’ quotes. Book none before the seller accepts.'}
        </li>
      </ul>
    </Notice>
  );
}
