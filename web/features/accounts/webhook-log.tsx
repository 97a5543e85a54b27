import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isDeliveryOverdue } from '../../../functions/reach/webhooks/domain/overdue-delivery.ts';
import { describeError } from '../../lib/api-error.ts';
import { formatMoment } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { type Delivery, deliveriesQuery, type OwnWebhook, webhooks } from './webhooks-api.ts';

/** What was sent to a webhook lately, how its program answered, and what sends it once more. */
export function WebhookLog({ id }: { readonly id: OwnWebhook['id'] }) {
  const query = useQuery(deliveriesQuery(id));
  const queries = useQueryClient();
  const replay = useMutation({
    mutationFn: (delivery: Delivery) => webhooks.replayDelivery({ params: { id, deliveryId: delivery.id } }),
    onSuccess: async () => {
      toast.success('It’s on its way again.');
      await queries.invalidateQueries(deliveriesQuery(id));
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  return (
    <QuerySection query={query} what="load the log" skeleton={<SkeletonLines lines={3} />}>
      {({ deliveries }) =>
        deliveries.length === 0 ? (
          <p className="text-sm text-muted">Nothing has been sent in the last 30 days.</p>
        ) : (
          <ul className="divide-y divide-line rounded-md border border-line">
            {deliveries.map((delivery) => (
              <li key={delivery.id} className="grid gap-1 p-3">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-mono text-sm break-all">{delivery.type}</span>
                  <StateBadge state={delivery.state} />
                </div>
                <p className="text-sm text-muted">{describeDelivery(delivery)}</p>
                {(delivery.state !== 'waiting' || isDeliveryOverdue(delivery, new Date())) && (
                  <p>
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={`Send ${delivery.type} again`}
                      busy={replay.isPending && replay.variables.id === delivery.id}
                      onClick={() => replay.mutate(delivery)}
                    >
                      Send again
                    </Button>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </QuerySection>
  );
}

const states = {
  waiting: { tone: 'amber', label: 'Waiting' },
  delivered: { tone: 'green', label: 'Delivered' },
  failed: { tone: 'brick', label: 'Failed' },
} as const;

function StateBadge({ state }: Pick<Delivery, 'state'>) {
  return <Badge tone={states[state].tone}>{states[state].label}</Badge>;
}

const failures = {
  no_answer: 'no answer',
  too_slow: 'no answer within 10 seconds',
  not_public: 'the name leads to no public address',
  no_such_name: 'there’s no such name',
  certificate: 'its certificate isn’t right',
} as const;

function describeDelivery({ at, tries, nextAt }: Delivery): string {
  const last = tries.at(-1);
  const answer =
    last === undefined
      ? 'not tried yet'
      : `${last.status === undefined ? failures[last.failure ?? 'no_answer'] : `answered ${last.status}`}, ${formatMoment(last.at)}`;
  const next = nextAt === undefined ? '' : `. Next try ${formatMoment(nextAt)}`;
  return `Happened ${formatMoment(at)}. Last try: ${answer}${next}`;
}
