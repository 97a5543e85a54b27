import { FileDown, FileText } from 'lucide-react';
import { useFileTab } from '../../lib/use-file-tab.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Payment, payments } from './api.ts';

type Receipt = Payment['receipts'][number];

const receiptNames: Readonly<Record<Receipt['kind'], string>> = {
  receipt: 'Receipt',
  credit_note: 'Credit note',
  debit_note: 'Debit note',
};
export const paperKinds = [
  'receipt',
  'credit_note',
  'debit_note',
] as const satisfies readonly Receipt['kind'][];
export function formatReceiptName({ kind, number }: Pick<Receipt, 'kind' | 'number'>): string {
  return `${receiptNames[kind]} ${number}`;
}

/** A payment's documents, each as a page and as a PDF. */
export function Receipts({ receipts }: { readonly receipts: readonly Receipt[] }) {
  return (
    <ul className="grid gap-2">
      {receipts.map((one) => (
        <li key={one.number} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <LinkButton to={paths.receipt(one.number)} variant="secondary" size="sm" className="min-h-11">
            <Icon as={FileText} size={18} />
            {formatReceiptName(one)}
          </LinkButton>
          <ReceiptPdfButton receipt={one} />
        </li>
      ))}
    </ul>
  );
}

/** Opens the PDF in a new tab. */
export function ReceiptPdfButton({ receipt }: { readonly receipt: Pick<Receipt, 'number' | 'kind'> }) {
  const tab = useFileTab(async () => {
    const { url } = await payments.receiptFile({ params: { number: receipt.number } });
    return url;
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      className="min-h-11"
      aria-label={`${formatReceiptName(receipt)} as PDF`}
      {...tab}
    >
      <Icon as={FileDown} size={18} />
      PDF
    </Button>
  );
}
