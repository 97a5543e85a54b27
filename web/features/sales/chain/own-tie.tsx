import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Nation } from '../../../../events/vocabulary.ts';
import { cacheChain, type Chain, type ChainOfferId, chains } from '../../../entities/chain/api.ts';
import { describeError } from '../../../lib/api-error.ts';
import { formatDay } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { OutsideForm } from './outside-form.tsx';
import { ProfessionalInvite } from './professional-invite.tsx';

interface Props {
  readonly tie: NonNullable<Chain['tie']>;
  readonly side: Chain['side'];
  readonly offerId: ChainOfferId;
  readonly nation: Nation;
}

/** The reader's tie: what they say of a sale outside Gable, who may say it for them, and the way back. */
export function OwnTie({ tie: { tiedAt, outside }, side, offerId, nation }: Props) {
  const queries = useQueryClient();
  const untie = useMutation({
    mutationFn: () => chains.untieSales({ params: { offerId } }),
    onSuccess: async (chain) => {
      toast.notice('Link ended', 'Your sale and your purchase are no longer linked.');
      await cacheChain(queries, offerId, chain);
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  return (
    <div className="grid gap-6">
      {outside && (
        <>
          <OutsideForm outside={outside} side={side} offerId={offerId} nation={nation} />
          <ProfessionalInvite outside={outside} offerId={offerId} />
        </>
      )}
      <div className="grid justify-items-start gap-2">
        <p className="text-sm text-muted">
          {`You linked your sale and your purchase on ${formatDay(tiedAt)}. If you take it back, the others no longer see how they belong together.`}
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          busy={untie.isPending}
          onClick={() => untie.mutate()}
        >
          Take it back
        </Button>
      </div>
    </div>
  );
}
