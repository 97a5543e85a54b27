import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../app/paths.ts';
import type { Sale } from '../../../entities/sale/api.ts';
import { packQuery } from '../../../entities/sale-pack/api.ts';
import { PackView } from '../../../entities/sale-pack/pack-view.tsx';
import { ApiError, describeError } from '../../../lib/api-error.ts';
import { formatDate } from '../../../lib/format.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SalePart } from '../sale-part.tsx';

interface Props {
  readonly sale: Sale;
  /** The token of a solicitor's link, when a solicitor reads the sale. */
  readonly token?: string;
}

/** The seller's sale-ready pack, if there is one: in full for a solicitor, as a link for the two sides. */
export default function PackPart({ sale, token }: Props) {
  const { propertyId } = sale;
  const access = token === undefined ? { propertyId } : { propertyId, token };
  const { data: pack, error, isFetching, refetch } = useQuery(packQuery(access));
  // Without Plus, or before the first answer, a sale has no pack.
  if (error instanceof ApiError && [402, 404, 410].includes(error.status)) return null;
  if (error && !pack)
    return (
      <SalePart id="sale-pack" title="Sale-ready pack">
        <p>{describeError(error)}</p>
        <Button variant="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </SalePart>
    );
  if (!pack)
    return (
      <SalePart id="sale-pack" title="Sale-ready pack">
        <Skeleton className="h-20 rounded-md" />
      </SalePart>
    );
  return (
    <SalePart id="sale-pack" title="Sale-ready pack">
      {token === undefined ? (
        <div className="grid justify-items-start gap-3">
          <p>
            {pack.version === 0
              ? 'You haven’t answered anything yet. Your buyer and both solicitors see the pack from your first answer.'
              : `Version ${pack.version}${pack.updatedAt === null ? '' : `, ${formatDate(pack.updatedAt)}`}: ${pack.percent}% of the questions are answered. The buyer and both solicitors read it.`}
          </p>
          <LinkButton to={paths.salePack(propertyId)} variant="secondary">
            {pack.isOwner ? 'Answer the questions' : 'Read the pack'}
          </LinkButton>
        </div>
      ) : (
        <PackView pack={pack} access={access} />
      )}
    </SalePart>
  );
}
