import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useEditor } from '../editor.tsx';
import { addressProblems } from '../working.ts';
import { AddressByHand } from './address-by-hand.tsx';
import { AddressFinder } from './address-finder.tsx';

type Way = 'find' | 'hand' | 'known';

/** Where the home is: found by its postcode or typed, and how much of it buyers see. */
export function AddressFields() {
  const { data, change, errorOf } = useEditor();
  const isWhole = data.address !== undefined && Object.keys(addressProblems(data.address)).length === 0;
  const [way, setWay] = useState<Way>(() =>
    isWhole && data.houseNo ? 'known' : data.address ? 'hand' : 'find',
  );
  return (
    <div className="grid gap-8">
      {way === 'find' && <AddressFinder onFound={() => setWay('known')} onHand={() => setWay('hand')} />}
      {way === 'hand' && <AddressByHand onFind={() => setWay('find')} />}
      {way === 'known' && <KnownAddress onFind={() => setWay('find')} onHand={() => setWay('hand')} />}
      <RadioGroup
        legend="What buyers see"
        hint="You can change this at any time."
        name="addressShown"
        value={data.addressShown ?? 'street'}
        onValue={(addressShown) => change({ addressShown })}
        error={errorOf('addressShown')}
        columns={2}
        options={[
          { value: 'street', label: 'The street only', hint: streetHint(data.address?.line1) },
          { value: 'full', label: 'The full address', hint: 'With the house number, and the exact place on the map' },
        ]}
      />
    </div>
  );
}

const streetHint = (street = 'Oak Road') => `“${street}”, and about where it is on the map`;

function KnownAddress({ onFind, onHand }: { readonly onFind: () => void; readonly onHand: () => void }) {
  const { houseNo, address, postcode } = useEditor().data;
  const rest = [address?.line2, address?.town, address?.county].filter(Boolean).join(', ');
  return (
    <section aria-label="The home's address" className="grid gap-4 rounded-md border border-line bg-surface p-4">
      <p className="flex items-start gap-3">
        <Icon as={MapPin} className="mt-0.5 text-action" />
        <span>
          <span className="block text-lg font-semibold">
            {houseNo} {address?.line1}
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
