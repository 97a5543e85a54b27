import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { OnDemand } from '../ui/on-demand.tsx';
import { PhoneSheet } from './lazy-components.ts';

/** The button that opens the menu on phones. */
export function PhoneMenu() {
  const [open, setOpen] = useState(false);
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-md hover:bg-sunk"
      >
        <Icon as={Menu} size={24} label="Menu" />
      </button>
      <OnDemand parts={[PhoneSheet]}>{open && <PhoneSheet onClose={() => setOpen(false)} />}</OnDemand>
    </div>
  );
}
