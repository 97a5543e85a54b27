import type { ReactNode } from 'react';
import { formatPence } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFacts } from '../editor.tsx';
import { useHomeRecords } from './use-home-records.ts';

/** The list's sums are those of the council, to the pound. */
const roundSum = (pence: number): number => Math.round(pence / 100) * 100;
const formatYear = (year: string | undefined): string => (year === undefined ? '' : ` in ${year}`);

/** Offers the band of the council tax list while no band is chosen, and the sum while it has none. */
export function TaxRecord() {
  const [facts, set] = useFacts();
  const isOpen = facts.councilTaxBand === undefined || facts.councilTaxBand === 'unknown';
  const isSumOpen = !isOpen && facts.councilTaxPence === undefined;
  const record = useHomeRecords(isOpen || isSumOpen).data?.councilTax;
  if (record?.status !== 'found' || record.band === undefined) return null;
  const { band, yearlyPence, year, isDemo } = record;
  const sum = yearlyPence === undefined ? {} : { councilTaxPence: roundSum(yearlyPence) };
  if (isOpen)
    return (
      <TaxOffer
        isDemo={isDemo}
        action={`Use band ${band}`}
        onUse={() => set({ councilTaxBand: band, councilTaxReason: undefined, ...sum })}
      >
        The council tax list has your home in band {band}
        {yearlyPence !== undefined && `, about ${formatPence(yearlyPence)}${formatYear(year)}`}.
      </TaxOffer>
    );
  if (!isSumOpen || band !== facts.councilTaxBand || yearlyPence === undefined) return null;
  return (
    <TaxOffer isDemo={isDemo} action={`Use ${formatPence(roundSum(yearlyPence))}`} onUse={() => set(sum)}>
      {`Your council charges about ${formatPence(yearlyPence)} a year for band ${band}${formatYear(year)}.`}
    </TaxOffer>
  );
}

interface OfferProps {
  readonly isDemo: boolean | undefined;
  readonly action: string;
  readonly onUse: () => void;
  readonly children: ReactNode;
}

const TaxOffer = ({ isDemo, action, onUse, children }: OfferProps) => (
  <Notice live>
    <p>{children}</p>
    {isDemo && <p className="text-sm text-muted">Demo data, not from the council tax list.</p>}
    <Button variant="secondary" size="sm" className="mt-1 justify-self-start" onClick={onUse}>
      {action}
    </Button>
  </Notice>
);
