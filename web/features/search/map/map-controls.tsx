import { PencilLine, X } from 'lucide-react';
import { Chip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  readonly follows: boolean;
  readonly onFollows: (follows: boolean) => void;
  readonly isDrawing: boolean;
  readonly onDrawing: (isDrawing: boolean) => void;
  readonly hasArea: boolean;
  readonly onClearArea: () => void;
}

/** Controls above the map: whether the list follows it, and drawing an area. */
export function MapControls({ follows, onFollows, isDrawing, onDrawing, hasArea, onClearArea }: Props) {
  return (
    <div className="pointer-events-none absolute top-3 right-16 left-3 z-10 flex flex-wrap gap-2 *:pointer-events-auto">
      {!hasArea && !isDrawing && (
        <label className="flex min-h-10 items-center gap-2 rounded-full border border-edge bg-surface px-3.5 text-sm font-medium">
          <input
            type="checkbox"
            checked={follows}
            onChange={({ target }) => onFollows(target.checked)}
            className="size-4 accent-action"
          />
          Search as I move
        </label>
      )}
      {hasArea ? (
        <Chip onClick={onClearArea} className="min-h-10">
          <Icon as={X} size={16} />
          Clear the area
        </Chip>
      ) : (
        <Chip pressed={isDrawing} onClick={() => onDrawing(!isDrawing)} className="min-h-10">
          <Icon as={isDrawing ? X : PencilLine} size={16} />
          {isDrawing ? 'Draw around an area, or cancel' : 'Draw an area'}
        </Chip>
      )}
    </div>
  );
}
