import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Circle, House } from 'lucide-react';
import { useState } from 'react';
import { formatPropertyStatus } from '../../../functions/listings/properties/domain/home-status.ts';
import { isListingOver } from '../../../functions/listings/properties/domain/transitions.ts';
import {
  jointHomeQuery,
  type JointHomePage,
  jointHomesQuery,
  owners,
} from '../../entities/joint-owner/api.ts';
import { PortalsCard } from '../../entities/portal/portals-card.tsx';
import { AskingPrice } from '../../entities/property/asking-price.tsx';
import { formatDate, formatPounds } from '../../lib/format.ts';
import { isHomeId } from '../../lib/ids.ts';
import { useLive } from '../../lib/live.ts';
import { useNavigate, useParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { StepDialog } from '../../ui/step-dialog.tsx';
import { ConsentPart } from './consent-part.tsx';
import { JointOffers } from './joint-offers.tsx';
import { JointRole, NoticeChoice } from './joint-role.tsx';
import { Interest, JointViewings } from './joint-viewings.tsx';

export const handle: Handle = { head: { title: 'A home you own with others', noindex: true } };

/**
 * /joint-home/{id}: a property for its joint owner, who reads how it goes and decides nothing here: interest,
 * viewings, offers and milestones of the sale.
 */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <JointHome id={id} /> : <JointHomeNotFound />;
}

function JointHome({ id }: { readonly id: JointHomePage['card']['id'] }) {
  const queries = useQueryClient();
  const invalidate = () => void queries.invalidateQueries(jointHomeQuery(id));
  // Of offers and viewings the two sides hear; a joint owner gets a notice.
  useLive(['properties', 'sale', 'notifications'], invalidate);
  return (
    <QueryPage
      query={useQuery(jointHomeQuery(id))}
      what="load this home"
      skeleton={<JointHomeSkeleton />}
      notFound={<JointHomeNotFound />}
    >
      {(home) => <JointHomeContent home={home} />}
    </QueryPage>
  );
}

const JointHomeNotFound = () => (
  <EmptyState
    heading="h1"
    icon={House}
    title="You’re not following this home"
    actions={<LinkButton to={paths.myListing}>Selling</LinkButton>}
  >
    Only joint owners who agreed to the sale can see it. The seller may have removed you.
  </EmptyState>
);

const names = new Intl.ListFormat('en-GB');

function JointHomeContent({ home }: { readonly home: JointHomePage }) {
  const { card, title, togetherWith, agreedAt, viewings, offers, sale } = home;
  const isSold = card.status === 'completed';
  const isOver = isListingOver(card.status);
  return (
    <div className="mx-auto grid max-w-3xl gap-8">
      <Link to={paths.myListing} className="link -mb-5 justify-self-start text-sm">
        Selling
      </Link>
      <div className="grid gap-4 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-6">
        <Photo
          picture={card.picture}
          alt=""
          eager
          sizes="(min-width: 40rem) 13rem, 100vw"
          className="rounded-md"
        />
        <div className="grid content-start gap-2">
          <h1 className="text-2xl">{title}</h1>
          <p>
            <Badge tone={card.status === 'live' ? 'green' : 'neutral'}>
              {formatPropertyStatus(card.status, card.nation)}
            </Badge>
          </p>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <AskingPrice home={card} className="text-lg" />
          </p>
          <p className="text-muted">
            {isSold
              ? `You sold it with ${names.format(togetherWith)}, and agreed to that on ${formatDate(agreedAt)}. ${home.seller} ran the listing.`
              : `You own it with ${names.format(togetherWith)} and agreed to the sale on ${formatDate(agreedAt)}. ${home.seller} runs the listing.`}
          </p>
        </div>
      </div>
      {!isOver && <JointRole seller={home.seller} />}
      {(!isOver || home.consent) && <ConsentPart home={home} isOver={isOver} />}
      <Interest interest={home.interest} />
      <JointViewings viewings={viewings} isOver={isOver} />
      <JointOffers offers={offers} isOver={isOver} />
      {sale && <SaleSteps sale={sale} nation={card.nation} />}
      <PortalsCard id={card.id} />
      {!isOver && <NoticeChoice home={home} />}
      <LeaveSale home={home} />
    </div>
  );
}

interface SaleStepsProps {
  readonly sale: NonNullable<JointHomePage['sale']>;
  readonly nation: JointHomePage['card']['nation'];
}

const SaleSteps = ({ sale, nation }: SaleStepsProps) => (
  <section aria-labelledby="sale" className="grid gap-3">
    <h2 id="sale" className="text-xl">
      The sale
    </h2>
    <p>
      {`${formatPounds(sale.price)} agreed on ${formatDate(sale.acceptedAt)}.${sale.completionDate !== undefined ? ` ${nation === 'scotland' ? 'Settlement' : 'Completion'} is on ${formatDate(sale.completionDate)}.` : ''}`}
    </p>
    <ol className="grid gap-2">
      {sale.steps.map(({ key, title, isDone, date }) => (
        <li key={key} className="flex items-start gap-2">
          <Icon
            as={isDone ? Check : Circle}
            size={18}
            label={isDone ? 'Done' : 'To do'}
            className={isDone ? 'mt-0.5 text-action' : 'mt-0.5 text-muted'}
          />
          <span className={isDone ? undefined : 'text-muted'}>
            {title}
            {isDone && date !== undefined && (
              <span className="tabular text-sm text-muted"> {formatDate(date)}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  </section>
);

function LeaveSale({ home }: { readonly home: JointHomePage }) {
  const [isAsked, setAsked] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: () => owners.leaveJointHome({ params: { propertyId: home.card.id } }),
    onSuccess: async () => {
      await navigate(paths.myListing);
      queries.removeQueries(jointHomeQuery(home.card.id));
      await queries.invalidateQueries({ queryKey: jointHomesQuery.queryKey });
    },
  });
  return (
    <div className="border-t border-line pt-5">
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Leave this home
      </Button>
      {isAsked && (
        <StepDialog
          title="Leave this home?"
          action="Leave"
          danger
          busy={leave.isPending}
          error={leave.error}
          onSend={() => leave.mutate()}
          onClose={() => setAsked(false)}
        >
          <p>{`You’ll no longer see how the sale is going, and we’ll tell ${home.seller}. It doesn’t change who legally owns the home.`}</p>
        </StepDialog>
      )}
    </div>
  );
}

const JointHomeSkeleton = () => (
  <div className="mx-auto grid w-full max-w-3xl gap-6" aria-busy="true">
    <span className="sr-only">Loading the home</span>
    <Skeleton className="h-40 w-full" />
    <SkeletonLines lines={6} />
  </div>
);
