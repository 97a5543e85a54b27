import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { invalidateSales, type Sale } from '../../../entities/sale/api.ts';
import { LogInAgain } from '../../../entities/signature/sign-form.tsx';
import { useOffline } from '../../../lib/connection.ts';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { Button, getButtonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { InlineError } from '../../../ui/inline-error.tsx';
import { FailureNotice, Notice } from '../../../ui/notice.tsx';
import { QueryPart } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useIsLate } from '../papers/paper-file.tsx';
import { nameSide, otherSideOf } from '../sides.ts';
import { signatures, signingLinkQuery } from './api.ts';

type Provider = NonNullable<NonNullable<Sale['signing']>['provider']>;
interface Props {
  readonly sale: Sale;
  readonly provider: Provider;
  /** Whether the reader has. */
  readonly hasSigned: boolean;
}

/** How far a memorandum is that is signed at Documenso, and what its reader can do. */
export function ProviderPart({ sale, provider, hasSigned }: Props) {
  const isOffline = useOffline();
  if (isOffline && provider.status !== 'sealing' && provider.status !== 'completed')
    return <p className="max-w-prose text-muted">You need a connection to sign it at Documenso.</p>;
  switch (provider.status) {
    case 'unsent':
      return <SendPart sale={sale} label="Send it to Documenso" />;
    case 'requested':
      return <Requested at={provider.at} />;
    case 'open':
      return <Open sale={sale} provider={provider} hasSigned={hasSigned} />;
    case 'declined':
    case 'expired':
    case 'withdrawn':
      return (
        <>
          <Notice kind="warning" title={describeEnd(sale, provider)}>
            <p>
              Nothing else waits for it. If it’s sent again, both of you sign again: what was signed there
              before doesn’t count.
            </p>
          </Notice>
          <SendPart sale={sale} label="Send it again" />
        </>
      );
    // The signed PDF, or that it is being made, is shown in their place.
    case 'sealing':
      return <SealedQuestion sale={sale} />;
    case 'completed':
      return null;
  }
}

function describeEnd(sale: Sale, { status, side, at }: Provider): string {
  const when = at === undefined ? '' : ` on ${formatMoment(at)}`;
  if (status === 'declined' && side !== undefined)
    return `${side === sale.side ? 'You' : `The ${side}`} declined to sign it at Documenso${when}`;
  if (status === 'expired') return 'It wasn’t signed at Documenso in time';
  return `It was taken back at Documenso${when}`;
}

function SendPart({ sale, label }: Pick<Props, 'sale'> & { readonly label: string }) {
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: () =>
      signatures.requestSigning({
        params: { offerId: sale.offerId },
        body: { version: sale.memorandum?.version ?? 1 },
      }),
    onSuccess: () => invalidateSales(queries),
  });
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <p className="max-w-prose">
        Read it first: you sign what’s in the PDF above. Documenso gets that PDF, the name of one person of
        each side and both email addresses. It emails neither of you: you open it from this page, within 14
        days.
      </p>
      <FailureNotice error={send.error} />
      <Button variant="secondary" busy={send.isPending} onClick={() => send.mutate()}>
        {label}
      </Button>
    </div>
  );
}

/** Asks Documenso for the sealed PDF, where its notice did not come, and shows nothing. */
function SealedQuestion({ sale }: Pick<Props, 'sale'>) {
  useQuery(signingLinkQuery(sale.offerId, sale.memorandum?.version ?? 1));
  return null;
}

/** It takes seconds where Documenso answers. */
function Requested({ at }: Pick<Provider, 'at'>) {
  const isLate = useIsLate(at ?? '');
  return (
    <p className="max-w-prose text-muted" aria-live="polite">
      {isLate
        ? 'Documenso doesn’t have it yet. We keep trying, and nothing is lost: you’ll find the link here.'
        : 'It’s on its way to Documenso, which takes a few seconds.'}
    </p>
  );
}

function Open({ sale, provider: { until }, hasSigned }: Props) {
  const query = useQuery(signingLinkQuery(sale.offerId, sale.memorandum?.version ?? 1));
  const end = until === undefined ? '' : ` until ${formatDate(until)}`;
  if (hasSigned)
    return (
      <p className="max-w-prose text-muted">
        {`It counts once the ${otherSideOf(sale.side)} has signed at Documenso, too, which they can${end}. We’ve told them.`}
      </p>
    );
  return (
    <QueryPart
      query={query}
      skeleton={<Skeleton className="h-11 w-56 rounded-md" />}
      renderError={(failure) => <InlineError {...failure} />}
    >
      {({ url, freshUntil }) =>
        freshUntil === undefined ? (
          <LogInAgain />
        ) : url === undefined ? (
          <p className="max-w-prose text-muted">Documenso has news of it, which shows here in a moment.</p>
        ) : (
          <div className="grid justify-items-start gap-3 print:hidden">
            <p className="max-w-prose">
              {`It’s at Documenso for ${nameSide(sale.side, sale)} to sign${end}. The link is yours alone: whoever has it can sign for you.`}
            </p>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className={getButtonClass({ variant: 'secondary' })}
            >
              Sign at Documenso
              <Icon as={ExternalLink} size={16} label="opens in a new tab" />
            </a>
          </div>
        )
      }
    </QueryPart>
  );
}
