import { formatPence } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFacts } from '../editor.tsx';
import { useHomeRecords } from './use-home-records.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

/** Offers the band of the council tax list while no band is chosen. */
export function TaxRecord() {
  const [facts, set] = useFacts();
  const isOpen = facts.councilTaxBand === undefined || facts.councilTaxBand === 'unknown';
  const { status, band, yearlyPence, year } = useHomeRecords(isOpen)?.councilTax ?? {};
  if (!isOpen || status !== 'found' || band === undefined) return null;
  const sum =
    yearlyPence === undefined
      ? ''
      : fillText(words.aboutYearlyPenceInYear, { yearlyPence: formatPence(yearlyPence), year });
  const use = () =>
    set({
      councilTaxBand: band,
      councilTaxReason: undefined,
      // The list's sums are those of the council, to the pound.
      ...(yearlyPence !== undefined && { councilTaxPence: Math.round(yearlyPence / 100) * 100 }),
    });
  return (
    <Notice live>
      <p>{fillText(words.theCouncilTaxListHas, { band, sum })}</p>
      <Button variant="secondary" size="sm" className="mt-1 justify-self-start" onClick={use}>
        {fillText(words.textUseBandBand, { band })}
      </Button>
    </Notice>
  );
}
