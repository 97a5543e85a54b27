import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { BrochureButton } from '../../../entities/property/brochure-button.tsx';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PrintSheet } from './print-sheet.tsx';

const isPrintKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Prints the home on one page, also by the browser's own shortcut and menu. */
export function PrintButton({ home }: { readonly home: PropertyPage }) {
  const [printing, setPrinting] = useState<'page' | 'browser'>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return;
      event.preventDefault();
      setPrinting('page');
    };
    // The browser takes its picture as soon as the listeners have returned.
    const onBefore = () => flushSync(() => setPrinting((now) => now ?? 'browser'));
    const onAfter = () => setPrinting((now) => (now === 'browser' ? undefined : now));
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeprint', onBefore);
    window.addEventListener('afterprint', onAfter);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeprint', onBefore);
      window.removeEventListener('afterprint', onAfter);
    };
  }, []);
  return (
    <>
      <Button
        variant="secondary"
        className="grow"
        busy={printing === 'page'}
        onClick={() => setPrinting('page')}
      >
        <Icon as={Printer} size={18} />
        Print
      </Button>
      <BrochureButton home={home} className="grow" />
      {printing && (
        <PrintSheet home={home} isAtOnce={printing === 'browser'} onDone={() => setPrinting(undefined)} />
      )}
    </>
  );
}
