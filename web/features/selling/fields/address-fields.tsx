import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatFirstLine } from '../../../../functions/listings/properties/domain/address.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { findAddressProblems } from '../draft-form-values.ts';
import { useEditor } from '../editor.tsx';
import { AddressByHand } from './address-by-hand.tsx';
import { AddressFinder } from './address-finder.tsx';
import { AddressVisibility } from './address-shown.tsx';
import { SourceLine } from './source-line.tsx';

type AddressInput = 'find' | 'hand' | 'known';

/** The address: found by its postcode or typed, and how much of it buyers see. */
export function AddressFields() {
  const { data } = useEditor();
  const isWhole = data.address !== undefined && Object.keys(findAddressProblems(data.address)).length === 0;
  const [way, setWay] = useState<AddressInput>(() =>
    isWhole && data.houseNo ? 'known' : data.address ? 'hand' : 'find',
  );
  const [isChosen, setChosen] = useState(false);
  const find = () => {
    setChosen(true);
    setWay('known');
  };
  return (
    <div className="grid gap-8">
      {way === 'find' && <AddressFinder onFound={find} onHand={() => setWay('hand')} />}
      {way === 'hand' && <AddressByHand onFind={() => setWay('find')} />}
      {way === 'known' && (
        <KnownAddress isChosen={isChosen} onFind={() => setWay('find')} onHand={() => setWay('hand')} />
      )}
      <SourceLine field="address" />
      <AddressVisibility />
    </div>
  );
}

interface KnownProps {
  /** Whether it was just chosen from the list, which is gone: it takes the focus. */
  readonly isChosen: boolean;
  readonly onFind: () => void;
  readonly onHand: () => void;
}

function KnownAddress({ isChosen, onFind, onHand }: KnownProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) section.current?.focus();
  }, [isChosen]);
  const { houseNo, address, postcode } = useEditor().data;
  const rest = [address?.line2, address?.town, address?.county].filter(Boolean).join(', ');
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="The home’s address"
      className="grid gap-4 rounded-md border border-line bg-surface p-4"
    >
      <p className="flex items-start gap-3">
        <Icon as={MapPin} className="mt-0.5 text-action" />
        <span>
          <span className="block text-lg font-semibold">
            {houseNo && address ? formatFirstLine(houseNo, address.line1 ?? '') : address?.line1}
          </span>
          {rest}
          <span className="block tabular">{postcode}</span>
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" className="min-h-11" onClick={onHand}>
          Correct it
        </Button>
        <Button variant="quiet" size="sm" className="min-h-11" onClick={onFind}>
          Another address
        </Button>
      </div>
    </section>
  );
}
