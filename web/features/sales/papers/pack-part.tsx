import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { packQuery, type SalePack } from '../../../entities/sale-pack/api.ts';
import { PackView } from '../../../entities/sale-pack/pack-view.tsx';
import type { Sale } from '../../../entities/sale/api.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { InlineError } from '../../../ui/inline-error.tsx';
import { QueryPart } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SalePart } from '../sale-part.tsx';

interface Props {
  readonly sale: Sale;
  /** The token of a solicitor's link, when a solicitor reads the sale. */
  readonly token?: string;
}

/** Refusals of a pack that went while the page was open. */
const withoutPack = [402, 404, 410];

/** The seller's sale-ready pack: in full for a solicitor, as a link for the two sides. */
export default function PackPart({ sale: { propertyId, status }, token }: Props) {
  const access = token === undefined ? { propertyId } : { propertyId, token };
  return (
    <QueryPart
      query={useQuery(packQuery(access))}
      skeleton={
        <PackFrame>
          <Skeleton className="h-20 rounded-md" />
        </PackFrame>
      }
      renderRefusal={({ status }) => (withoutPack.includes(status) ? null : undefined)}
      renderError={(failure) => (
        <PackFrame>
          <InlineError {...failure} />
        </PackFrame>
      )}
    >
      {(pack) =>
        // Its questions are for the time before the exchange: after it, an empty one is no task.
        pack.version === 0 && (status === 'exchanged' || status === 'completed') ? null : (
          <PackFrame>
            {token === undefined ? <PackSummary pack={pack} /> : <PackView pack={pack} access={access} />}
          </PackFrame>
        )
      }
    </QueryPart>
  );
}

const PackFrame = ({ children }: { readonly children: ReactNode }) => (
  <SalePart id="sale-pack" title="Sale-ready pack">
    {children}
  </SalePart>
);

const PackSummary = ({ pack }: { readonly pack: SalePack }) => (
  <div className="grid justify-items-start gap-3">
    <p>
      {pack.version === 0
        ? 'You haven’t answered anything yet. Your buyer and both solicitors see the pack from your first answer.'
        : `Version ${pack.version}${pack.updatedAt === null ? '' : `, ${formatDate(pack.updatedAt)}`}: ${pack.percent}% of the questions are answered. The buyer and both solicitors read it.`}
    </p>
    <LinkButton to={paths.salePack(pack.propertyId)} variant="secondary">
      {pack.isOwner ? 'Answer the questions' : 'Read the pack'}
    </LinkButton>
  </div>
);
