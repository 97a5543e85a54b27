import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { paymentsKey, payments } from '../../entities/payment/api.ts';
import { paperKinds, ReceiptPdfButton, formatReceiptName } from '../../entities/payment/receipts.tsx';
import { useParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const handle: Handle = { head: { title: 'Receipt', noindex: true } };

/** /receipt/{number}: the document as issued, to read, print or save. */
export function Component() {
  const { number = '' } = useParams();
  const query = useQuery({
    queryKey: [...paymentsKey, 'paper', number],
    queryFn: ({ signal }) => payments.receipt({ params: { number }, signal }),
  });
  return (
    <QueryPage
      query={query}
      what="load this receipt"
      skeleton={<ReceiptSkeleton />}
      notFound={<ReceiptNotFound />}
    >
      {(html) => <ReceiptPaper number={number} html={html} />}
    </QueryPage>
  );
}

const ReceiptSkeleton = () => (
  <div className="mx-auto grid max-w-prose gap-4" aria-hidden>
    <Skeleton className="h-9 w-64" />
    <Skeleton className="h-[38rem] rounded-md" />
  </div>
);

function ReceiptPaper({ number, html }: { readonly number: string; readonly html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(640);
  // A document can mention others; only its own title contains its number.
  const kind = paperKinds.find((one) => html.includes(formatReceiptName({ kind: one, number }))) ?? 'receipt';
  const receipt = { number, kind };
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <p>
        <Link to={`${paths.profile}?tab=payments`} className="link">
          Your payments
        </Link>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{formatReceiptName(receipt)}</h1>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            onClick={() => frame.current?.contentWindow?.print()}
          >
            <Icon as={Printer} size={18} />
            Print
          </Button>
          <ReceiptPdfButton receipt={receipt} />
        </div>
      </div>
      {/* Sandboxed: the document runs no scripts and has its own styles. */}
      <iframe
        ref={frame}
        title={formatReceiptName(receipt)}
        srcDoc={html}
        sandbox="allow-same-origin allow-modals"
        onLoad={() => setHeight(frame.current?.contentDocument?.documentElement.scrollHeight ?? height)}
        style={{ height }}
        className="w-full rounded-md border border-line bg-surface"
      />
    </div>
  );
}

const ReceiptNotFound = () => (
  <EmptyState
    heading="h1"
    title="We can’t find that receipt"
    actions={<LinkButton to={`${paths.profile}?tab=payments`}>Your payments</LinkButton>}
  >
    You may be logged in with another account.
  </EmptyState>
);
