import { LayoutPanelLeft, Play, Rotate3d } from 'lucide-react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TourLink } from './tour-link.tsx';

interface Props {
  readonly home: PropertyPage;
  /** Opens the floor plan among the photos; undefined where there is no plan to show there. */
  readonly onPlan: (() => void) | undefined;
}

const linkClass =
  'flex min-h-9 items-center gap-1.5 rounded-full bg-surface/90 px-3 text-sm font-medium hover:bg-surface';

/** Over the photos: the floor plan, and the seller's video and tour. Nothing of their sites loads before a press. */
export default function MediaLinks({ home, onPlan }: Props) {
  return (
    <div className="absolute bottom-2 left-2 flex gap-1.5 sm:bottom-3 sm:left-3" data-print="no">
      {onPlan && (
        <button type="button" className={linkClass} onClick={onPlan}>
          <Icon as={LayoutPanelLeft} size={16} className="max-sm:hidden" />
          Floor plan
        </button>
      )}
      <TourLink text={home.videoUrl} icon={Play} label="Video" className={linkClass} />
      <TourLink text={home.tourUrl} icon={Rotate3d} label="360° tour" className={linkClass} />
    </div>
  );
}
