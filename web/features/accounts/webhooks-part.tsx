import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NewSecret } from '../../entities/account/new-secret.tsx';
import { describeError } from '../../lib/api-error.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { type OwnWebhook, webhooks, webhooksQuery } from './webhooks-api.ts';

/** The webhooks of an account: what a person's own programs hear of. */
export default function WebhooksPart() {
  const query = useQuery(webhooksQuery);
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const reload = () => queries.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true });
  return (
    <section className="grid gap-4 border-t border-line pt-8" aria-labelledby="webhooks">
      <div className="grid gap-2">
        <h2 id="webhooks" className="text-xl">
          Webhooks
        </h2>
        <p className="text-pretty text-muted">
          We tell your program when something happens to your homes, viewings, offers and sales. It gets
          numbers alone and reads the rest with a key.
        </p>
      </div>
      <QuerySection query={query} what="load your webhooks" skeleton={<SkeletonLines lines={3} />}>
        {({ webhooks: own, types }) => (
          <>
            {secret !== undefined && (
              <NewSecret
                label="The secret that signs what we send"
                secret={secret}
                onKept={() => setSecret(undefined)}
              />
            )}
            {own.length > 0 && (
              <ul className="divide-y divide-line border-y border-line">
                {own.map((webhook) => (
                  <WebhookItem key={webhook.id} webhook={webhook} onSecret={setSecret} />
                ))}
              </ul>
            )}
            {isAdding ? (
              <WebhookForm
                types={types}
                onCancel={() => setAdding(false)}
                onSave={async (url, chosen) => {
                  const made = await webhooks.createWebhook({ body: { url, types: chosen } });
                  setAdding(false);
                  setSecret(made.secret);
                  await reload();
                }}
              />
            ) : (
              <p>
                <Button variant="secondary" onClick={() => setAdding(true)}>
                  Add a webhook
                </Button>
              </p>
            )}
          </>
        )}
      </QuerySection>
    </section>
  );
}

interface ItemProps {
  readonly webhook: OwnWebhook;
  readonly onSecret: (secret: string) => void;
}

function WebhookItem({ webhook, onSecret }: ItemProps) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { id, url, off, types } = webhook;
  const host = new URL(url).host;
  const act = useMutation({
    mutationFn: (run: () => Promise<string>) => run(),
    onSuccess: async (done) => {
      toast.success(done);
      await queries.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true });
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  const turnOn = async () => {
    await webhooks.changeWebhook({ params: { id }, body: {} });
    return 'The webhook is on.';
  };
  const renew = async () => {
    onSecret((await webhooks.renewWebhookSecret({ params: { id } })).secret);
    return 'There’s a new secret. The old one signs for another day, too.';
  };
  const remove = async () => {
    await webhooks.deleteWebhook({ params: { id } });
    return 'The webhook has been deleted.';
  };
  const button = { size: 'sm', variant: 'secondary', disabled: act.isPending } as const;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold break-all">{url}</h3>
        {off !== undefined && <Badge tone="brick">Off</Badge>}
      </div>
      <p className="text-sm text-muted">{`${types.length === 1 ? 'One kind of event' : `${types.length} kinds of events`}. ${describeState(webhook)}`}</p>
      <div className="flex flex-wrap gap-3">
        {off !== undefined && (
          <Button {...button} aria-label={`Turn ${host} on`} onClick={() => act.mutate(turnOn)}>
            Turn on
          </Button>
        )}
        <Button {...button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the log' : 'Show the log'}
        </Button>
        <Button {...button} aria-label={`New secret for ${host}`} onClick={() => act.mutate(renew)}>
          New secret
        </Button>
        <Button {...button} aria-label={`Delete ${host}`} onClick={() => act.mutate(remove)}>
          Delete
        </Button>
      </div>
      {isOpen && <WebhookLog id={id} />}
    </li>
  );
}

function describeState({ off, failingSince, createdAt }: OwnWebhook): string {
  if (off === 'gone') return 'Your program answered that it has gone for good.';
  if (off === 'failing') return 'Your program didn’t take our news for three days.';
  if (off === 'signed_out')
    return 'A new password, a reset of two-step sign-in or a block turned it off. If the address is yours, make a new secret and turn it on.';
  if (failingSince !== undefined) return `Failing since ${formatMoment(failingSince)}.`;
  return `Added ${formatDate(createdAt)}.`;
}
