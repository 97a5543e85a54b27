import { useQuery } from '@tanstack/react-query';
import type { Nation } from '../../../../events/vocabulary.ts';
import { type Chain, type ChainOfferId, chainQuery } from '../../../entities/chain/api.ts';
import type { Sale } from '../../../entities/sale/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { InlineError } from '../../../ui/inline-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryPart } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SalePart } from '../sale-part.tsx';
import { ChainList } from './chain-list.tsx';
import { OwnTie } from './own-tie.tsx';
import { TieForm } from './tie-form.tsx';

/** The sales that wait for this one, and the reader's own tie. */
export default function ChainPart({ sale: { offerId, nation } }: { readonly sale: Sale }) {
  return (
    <SalePart id="chain" title="Chain">
      <QueryPart
        query={useQuery(chainQuery(offerId))}
        skeleton={<Skeleton className="h-32 rounded-md" />}
        renderError={(failure) => <InlineError {...failure} />}
      >
        {(chain) => <ChainContent chain={chain} offerId={offerId} nation={nation} />}
      </QueryPart>
    </SalePart>
  );
}

interface Props {
  readonly chain: Chain;
  readonly offerId: ChainOfferId;
  readonly nation: Nation;
}

function ChainContent({ chain, offerId, nation }: Props) {
  const isAlone = chain.sales.length < 2;
  return (
    <div className="grid gap-6">
      {chain.breaks.map(({ at, end, why }) => (
        <Notice
          key={`${end}-${at}`}
          kind={why === 'fell_through' ? 'warning' : 'info'}
          title={why === 'fell_through' ? 'The chain is broken' : 'The chain is shorter'}
        >
          <p>
            {why === 'fell_through'
              ? `A sale further ${end === 'below' ? 'down' : 'up'} the chain fell through on ${formatDay(at)}. Ask your solicitor what that means for yours.`
              : `Since ${formatDay(at)}, what comes further ${end === 'below' ? 'down' : 'up'} the chain is no longer shown here.`}
          </p>
        </Notice>
      ))}
      {!isAlone && <ChainList chain={chain} />}
      {chain.tie ? (
        <OwnTie tie={chain.tie} side={chain.side} offerId={offerId} nation={nation} />
      ) : (
        <TieForm chain={chain} offerId={offerId} nation={nation} />
      )}
    </div>
  );
}
