import { formatPence } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFacts } from '../editor.tsx';
import { useHomeRecords } from './use-home-records.ts';

/** Offers the band of the council tax list while no band is chosen. */
export function TaxRecord() {
  const [facts, set] = useFacts();
  const isOpen = facts.councilTaxBand === undefined || facts.councilTaxBand === 'unknown';
  const { status, band, yearlyPence, year, isDemo } = useHomeRecords(isOpen).data?.councilTax ?? {};
  if (!isOpen || status !== 'found' || band === undefined) return null;
  const sum =
    yearlyPence === undefined
      ? ''
      : `, about ${formatPence(yearlyPence)}${year === undefined ? '' : ` in ${year}`}`;
  const use = () =>
    set({
      councilTaxBand: band,
      councilTaxReason: undefined,
      // The list's sums are those of the council, to the pound.
      ...(yearlyPence !== undefined && { councilTaxPence: Math.round(yearlyPence / 100) * 100 }),
    });
  return (
    <Notice live>
      <p>
        The council tax list has your home in band {band}
        {sum}.
      </p>
      {isDemo && <p className="text-sm text-muted">Demo data, not from the council tax list.</p>}
      <Button variant="secondary" size="sm" className="mt-1 justify-self-start" onClick={use}>
        Use band {band}
      </Button>
    </Notice>
  );
}
