import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { cx } from '../../../lib/cx.ts';
import { useEditor } from '../editor.tsx';
import { movePhoto } from '../pictures.ts';
import { Grip, PhotoTile } from './photo-tile.tsx';

/** The photos, sortable with a pointer or the keyboard. Only loaded lazily. */
export default function PhotoSorter() {
  const { data, change } = useEditor();
  const images = data.images ?? [];
  const ids = images.map(({ id }): string => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from !== to && to >= 0) change({ images: movePhoto(images, from, to) });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      // Its announcements to screen readers must be outside the list.
      accessibility={{ container: document.body }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {ids.map((id, at) => (
          <SortablePhoto key={id} id={id} at={at} isOnly={ids.length === 1} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

interface Props {
  readonly id: string;
  readonly at: number;
  /** A photo alone has nowhere to go. */
  readonly isOnly: boolean;
}
function SortablePhoto({ id, at, isOnly }: Props) {
  const { setNodeRef, transform, transition, isDragging, attributes, listeners } = useSortable({ id });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} style={style} className={cx('relative', isDragging && 'z-10 opacity-80')}>
      <PhotoTile
        at={at}
        grip={
          !isOnly && (
            <button
              type="button"
              {...attributes}
              {...listeners}
              aria-label={`Drag photo ${at + 1}`}
              className="absolute top-2 right-2 grid size-10 cursor-grab touch-none place-items-center rounded-full bg-surface/90 hover:bg-surface"
            >
              <Grip />
            </button>
          )
        }
      />
    </li>
  );
}
