import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TourLink } from './tour-link.tsx';

export type ViewerTab = 'slides' | 'grid' | 'map';

interface Props {
  readonly home: PropertyPage | undefined;
  readonly shown: ViewerTab | 'plan';
  /** How many photos there are. */
  readonly photos: number;
  readonly onPhotos: () => void;
  readonly onGrid: () => void;
  /** Undefined where there is no plan to show among the photos. */
  readonly onPlan: (() => void) | undefined;
  readonly onMap: () => void;
  readonly onClose: () => void;
}

/** What a home has to look at, and the way back to its page. */
export function ViewerBar({ home, shown, photos, onPhotos, onGrid, onPlan, onMap, onClose }: Props) {
  return (
    <div className="photo-viewer-bar">
      {home && (
        <nav aria-label="What to look at" className="photo-viewer-tabs">
          {photos > 1 && (
            <Tab isOn={shown === 'grid'} onPress={onGrid}>
              All photos
            </Tab>
          )}
          <Tab isOn={shown === 'slides'} onPress={onPhotos}>
            {photos > 1 ? 'One by one' : 'Photo'}
          </Tab>
          {onPlan && (
            <Tab isOn={shown === 'plan'} onPress={onPlan}>
              Floor plan
            </Tab>
          )}
          <Tab isOn={shown === 'map'} onPress={onMap}>
            Map
          </Tab>
          <TourLink text={home.videoUrl} label="Video" className="photo-viewer-tab" />
          <TourLink text={home.tourUrl} label="360° tour" className="photo-viewer-tab" />
        </nav>
      )}
      <button type="button" onClick={onClose} className="photo-viewer-close grid size-12 place-items-center">
        <Icon as={X} size={28} label="Close" />
      </button>
    </div>
  );
}

interface TabProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}
const Tab = ({ isOn, onPress, children }: TabProps) => (
  <button type="button" aria-current={isOn} onClick={onPress} className="photo-viewer-tab">
    {children}
  </button>
);
