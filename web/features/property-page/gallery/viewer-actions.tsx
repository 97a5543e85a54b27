import { CalendarPlus } from 'lucide-react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import type { Booking } from '../../../entities/viewing/use-booking-sheet.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SaveButton } from '../save-button.tsx';

interface Props {
  readonly home: PropertyPage;
  readonly booking: Booking;
  readonly onBook: () => void;
}

/** What a buyer does who likes what they see. */
export function ViewerActions({ home, booking: { action }, onBook }: Props) {
  if (home.isOwner) return null;
  return (
    <div className="photo-viewer-actions">
      <SaveButton home={home} title={home.title} />
      {action && !home.isBarred && (
        <Button onClick={onBook}>
          <Icon as={CalendarPlus} size={18} />
          {action}
        </Button>
      )}
    </div>
  );
}
