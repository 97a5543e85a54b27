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
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

/** The memorandum of sale: the page, the PDF, every version, and a button to reissue it. */
export function MemorandumPart({ sale }: { readonly sale: Sale }) {
  const { memorandum, nation, status, side, byLink } = sale;
  const name = nation === 'scotland' ? words.noteOfAgreedTerms : words.memorandumOfSale;
  const isOpen = !byLink && (status === 'under_offer' || status === 'sold_stc');
  if (!memorandum && (status === 'fallen_through' || byLink)) return null;
  return (
    <SalePart id="memorandum" title={name}>
      {memorandum ? (
        <div className="grid gap-4">
          <p>
            {fillText(words.versionVersionIssuedOnIssuedAt, {
              version: memorandum.version,
              issuedAt: formatMoment(memorandum.issuedAt),
              why: memorandum.why,
            })}
          </p>
          <div className="flex flex-wrap gap-3 print:hidden">
            <a
              href={memorandum.htmlUrl}
              target="_blank"
              rel="noreferrer"
              className={getButtonClass({ variant: 'secondary' })}
            >
              <Icon as={FileText} size={18} /> {words.readOrPrint}
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
                {words.preparingThePdf}
              </Button>
            )}
          </div>
          {memorandum.outdated && isOpen && (
            <Notice kind="warning" title={words.detailsChangedSince}>
              <p>{words.issueItAgainSoThat}</p>
              <ReissueButton sale={sale} label={words.issueANewVersion} />
            </Notice>
          )}
          <VersionList sale={sale} />
        </div>
      ) : (
        <div className="grid gap-3">
          <p className="max-w-prose text-muted">{words.weIssueItOnceYouve}</p>
          {isOpen && side === 'seller' && (
            <details>
              <summary className="link inline-flex min-h-11 items-center">{words.issueItNow}</summary>
              <div className="mt-2 grid max-w-prose justify-items-start gap-3">
                <p>{words.youCanConfirmTheSale}</p>
                <ReissueButton sale={sale} label={words.confirmTheSaleAndIssue} />
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
      toast.success(fillText(words.versionVersionIsIssued, { version: memorandum?.version }));
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
      <summary className="link inline-flex min-h-11 items-center">{words.earlierVersions}</summary>
      <ul className="grid gap-1">
        {older.map(({ version, issuedAt, why, htmlUrl }) => (
          <li key={version}>
            <a href={htmlUrl} target="_blank" rel="noreferrer" className="link">
              {fillText(words.versionVersion, { version })}
            </a>
            , {formatMoment(issuedAt)}. {why}
          </li>
        ))}
      </ul>
    </details>
  );
}
