import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileDown, FileText } from 'lucide-react';
import { invalidateSales, type Sale, sales } from '../../../entities/sale/api.ts';
import { describeError } from '../../../lib/api-error.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Button, getButtonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../lib/toast.ts';
import { SalePart } from '../sale-part.tsx';

/** The memorandum of sale: the page, the PDF, every version, and a button to reissue it. */
export function MemorandumPart({ sale }: { readonly sale: Sale }) {
  const { memorandum, nation, status, side, byLink } = sale;
  const name = nation === 'scotland' ? 'Note of agreed terms' : 'Memorandum of sale';
  const isOpen = !byLink && (status === 'under_offer' || status === 'sold_stc');
  if (!memorandum && (status === 'fallen_through' || byLink)) return null;
  return (
    <SalePart id="memorandum" title={name}>
      {memorandum ? (
        <div className="grid gap-4">
          <p>
            Version {memorandum.version}, issued on {formatMoment(memorandum.issuedAt)}. {memorandum.why}
          </p>
          <div className="flex flex-wrap gap-3 print:hidden">
            <a
              href={memorandum.htmlUrl}
              target="_blank"
              rel="noreferrer"
              className={getButtonClass({ variant: 'secondary' })}
            >
              <Icon as={FileText} size={18} /> Read or print
            </a>
            {memorandum.pdfUrl ? (
              <a
                href={memorandum.pdfUrl}
                target="_blank"
                rel="noreferrer"
                className={getButtonClass({ variant: 'secondary' })}
              >
                <Icon as={FileDown} size={18} /> PDF
              </a>
            ) : (
              <Button variant="secondary" busy>
                Preparing the PDF
              </Button>
            )}
          </div>
          {memorandum.outdated && isOpen && (
            <Notice kind="warning" title="Details changed since">
              <p>Issue it again, so that both solicitors work from the latest details.</p>
              <ReissueButton sale={sale} label="Issue a new version" />
            </Notice>
          )}
          <VersionList sale={sale} />
        </div>
      ) : (
        <div className="grid gap-3">
          <p className="max-w-prose text-muted">
            We issue it once you’ve both named your solicitors. They start from it: the price, both sides and
            everything agreed so far. The home then shows as sold subject to contract.
          </p>
          {isOpen && side === 'seller' && (
            <details>
              <summary className="link inline-flex min-h-11 items-center">Issue it now</summary>
              <div className="mt-2 grid max-w-prose justify-items-start gap-3">
                <p>
                  You can confirm the sale before both solicitors are named. We’ll issue it again once the
                  missing one is added.
                </p>
                <ReissueButton sale={sale} label="Confirm the sale and issue it" />
              </div>
            </details>
          )}
        </div>
      )}
    </SalePart>
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
        {older.map(({ version, issuedAt, why, htmlUrl }) => (
          <li key={version}>
            <a href={htmlUrl} target="_blank" rel="noreferrer" className="link">
              Version {version}
            </a>
            , {formatMoment(issuedAt)}. {why}
          </li>
        ))}
      </ul>
    </details>
  );
}
