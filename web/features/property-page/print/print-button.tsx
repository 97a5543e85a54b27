import { Printer } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import type { Page } from '../api.ts';

const PrintSheet = lazy(() => import('./print-sheet.tsx'));

/** Prints the home on one page. */
export function PrintButton({ home }: { readonly home: Page }) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button variant="secondary" className="grow" busy={isPrinting} onClick={() => setPrinting(true)}>
        <Icon as={Printer} size={18} />
        Print
      </Button>
      <OnDemand>{isPrinting && <PrintSheet home={home} onDone={() => setPrinting(false)} />}</OnDemand>
    </>
  );
}
