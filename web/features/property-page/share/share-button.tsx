import { Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { cx } from '../../../lib/cx.ts';
import { lazyWithQueries } from '../../../lib/lazy-with-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';

const ShareDialog = lazyWithQueries(() => import('./share-dialog.tsx'));

interface Props {
  readonly home: PropertyPage;
  readonly className: string;
}

/** Opens the dialog with the link to a property. */
export function ShareButton({ home, className }: Props) {
  return (
    <ShareDialogButton home={home}>
      {(open) => (
        <Button variant="secondary" className={className} onClick={open}>
          <Icon as={Share2} size={18} />
          Share
        </Button>
      )}
    </ShareDialogButton>
  );
}

/** The round share button on a photo. */
export function ShareOnPhoto({ home, className }: Props) {
  return (
    <ShareDialogButton home={home}>
      {(open) => (
        <button
          type="button"
          onClick={open}
          className={cx(
            'absolute top-2 z-10 grid size-10 place-items-center rounded-full bg-surface/90 text-ink hover:bg-surface',
            className,
          )}
          data-print="no"
        >
          <Icon as={Share2} size={19} label="Share" />
        </button>
      )}
    </ShareDialogButton>
  );
}

interface SharingProps {
  readonly home: PropertyPage;
  readonly children: (open: () => void) => ReactNode;
}

function ShareDialogButton({ home, children }: SharingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      <OnDemand parts={[ShareDialog]}>
        {isOpen && <ShareDialog home={home} onClose={() => setOpen(false)} />}
      </OnDemand>
    </>
  );
}
