import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { legalWordingOf } from '../../../../functions/deals/sales/domain/legal-wording.ts';
import { invalidateSales, type Sale, type SaleSide, sales } from '../../../entities/sale/api.ts';
import { describeError } from '../../../lib/api-error.ts';
import { useOffline } from '../../../lib/connection.ts';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { Button, getButtonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SalePart } from '../sale-part.tsx';
import { PaperFile } from './paper-file.tsx';

/** The memorandum of sale: the draft until the first is issued, then page, PDF and every version. */
export function MemorandumPart({ sale }: { readonly sale: Sale }) {
  const { memorandum, nation, status, byLink } = sale;
  const isOpen = !byLink && (status === 'under_offer' || status === 'sold_stc');
  const isIssued = memorandum !== undefined && !memorandum.draft;
  if (!isIssued && !isOpen) return null;
  return (
    <SalePart id="memorandum" title={legalWordingOf(nation).document}>
      {memorandum && !memorandum.draft ? (
        <IssuedMemorandum sale={sale} memorandum={memorandum} isOpen={isOpen} />
      ) : (
        <WaitingMemorandum sale={sale} isOpen={isOpen} />
      )}
    </SalePart>
  );
}

interface IssuedProps {
  readonly sale: Sale;
  readonly memorandum: NonNullable<Sale['memorandum']>;
  readonly isOpen: boolean;
}

function IssuedMemorandum({ sale, memorandum, isOpen }: IssuedProps) {
  const isOffline = useOffline();
  return (
    <div className="grid gap-4">
      <p>
        {`Version ${memorandum.version}, issued on ${formatMoment(memorandum.issuedAt)}. ${memorandum.why}`}
      </p>
      {isOffline ? <PapersOffline /> : <PaperLinks memorandum={memorandum} />}
      {isOpen && sale.missing.length > 0 && (
        <Notice kind="warning" title="Still missing from it">
          <MissingList sale={sale} />
        </Notice>
      )}
      {memorandum.outdated && isOpen && (
        <Notice kind="warning" title="Details changed since">
          <p>Issue it again, so that both solicitors work from the latest details.</p>
          <ReissueButton sale={sale} label="Issue a new version" />
        </Notice>
      )}
      {!isOffline && <VersionList sale={sale} />}
    </div>
  );
}

const PapersOffline = () => (
  <p className="text-sm text-muted">
    Papers aren’t kept on this device. You can read them once you’re back online.
  </p>
);

const PaperLinks = ({ memorandum }: Pick<IssuedProps, 'memorandum'>) => (
  <div className="flex flex-wrap gap-3 print:hidden">
    <ReadLink href={memorandum.htmlUrl}>Read or print</ReadLink>
    <PaperFile url={memorandum.pdfUrl} label="PDF" file="PDF" madeAt={memorandum.issuedAt} />
  </div>
);

/** What the first memorandum waits for, and the draft as it would read now. */
function WaitingMemorandum({ sale, isOpen }: Pick<IssuedProps, 'sale' | 'isOpen'>) {
  const { memorandum, side } = sale;
  const isOffline = useOffline();
  return (
    <div className="grid gap-4">
      {memorandum ? (
        <>
          <Notice title="This is a draft">
            <p>It’s sent to no one yet. We’ll issue it, and email it to you both, as soon as we have:</p>
            <MissingList sale={sale} />
          </Notice>
          {isOffline ? (
            <PapersOffline />
          ) : (
            <p className="print:hidden">
              <ReadLink href={memorandum.htmlUrl}>Read the draft</ReadLink>
            </p>
          )}
        </>
      ) : (
        <p className="max-w-prose text-muted">
          We issue it once you’ve both named your solicitors and given your full names, and the seller the
          title number. Solicitors start from it: the price, both sides and everything agreed so far.
        </p>
      )}
      {isOpen && side === 'seller' && (
        <details>
          <summary className="link inline-flex min-h-11 items-center">Issue it now</summary>
          <div className="mt-2 grid max-w-prose justify-items-start gap-3">
            <p>You can confirm the sale and issue it with what there is. It’ll show as missing:</p>
            <MissingList sale={sale} />
            <ReissueButton sale={sale} label="Confirm the sale and issue it" />
          </div>
        </details>
      )}
    </div>
  );
}

const ReadLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer" className={getButtonClass({ variant: 'secondary' })}>
    <Icon as={FileText} size={18} /> {children}
  </a>
);

function MissingList({ sale: { missing, side } }: { readonly sale: Sale }) {
  const own = (owner: SaleSide) => (side === owner ? 'your' : `the ${owner}’s`);
  const texts: Readonly<Record<Sale['missing'][number], string>> = {
    seller_solicitor: `${own('seller')} solicitor`,
    buyer_solicitor: `${own('buyer')} solicitor`,
    seller_names: `${own('seller')} full name`,
    buyer_names: `${own('buyer')} full name`,
    title_number: side === 'seller' ? 'the title number' : 'the title number, from the seller',
  };
  return (
    <ul className="list-disc pl-5">
      {missing.map((detail) => (
        <li key={detail}>{texts[detail]}</li>
      ))}
    </ul>
  );
}

function ReissueButton({ sale: { propertyId }, label }: { readonly sale: Sale; readonly label: string }) {
  const queries = useQueryClient();
  const issue = useMutation({
    mutationFn: () => sales.issueMemorandum({ params: { propertyId } }),
    onSuccess: async ({ memorandum }) => {
      toast.success(`Version ${memorandum?.version} is issued.`);
      await invalidateSales(queries);
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      className="min-h-11 justify-self-start"
      busy={issue.isPending}
      onClick={() => issue.mutate()}
    >
      {label}
    </Button>
  );
}

function VersionList({ sale: { memoranda } }: { readonly sale: Sale }) {
  const [, ...older] = memoranda;
  if (older.length === 0) return null;
  return (
    <details className="print:hidden">
      <summary className="link inline-flex min-h-11 items-center">Earlier versions</summary>
      <ul className="grid gap-1">
        {older.map(({ version, issuedAt, why, htmlUrl, signedPdfUrl }) => (
          <li key={version}>
            <a href={htmlUrl} target="_blank" rel="noreferrer" className="link">
              {`Version ${version}`}
            </a>
            , {formatMoment(issuedAt)}. {why}
            {signedPdfUrl !== undefined && (
              <>
                {' '}
                <a href={signedPdfUrl} target="_blank" rel="noreferrer" className="link">
                  {`Version ${version} as it was signed (PDF)`}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
