import { Photo } from '../../../ui/photo.tsx';
import { describePhoto, type Picture } from './describe-photo.ts';

interface Props {
  readonly pictures: readonly Picture[];
  readonly title: string;
  readonly onChoose: (nth: number) => void;
}

/** All photos and the floor plan side by side; a press shows one in full size. */
export function PhotoGrid({ pictures, title, onChoose }: Props) {
  return (
    <ul className="grid h-full grid-cols-2 content-start gap-1.5 overflow-y-auto p-1.5 lg:grid-cols-3 lg:gap-3 lg:p-4">
      {pictures.map((picture, nth) => (
        <li key={picture.id}>
          <button type="button" onClick={() => onChoose(nth)} className="block w-full">
            <Photo
              picture={picture}
              alt={describePhoto(picture, nth, title)}
              sizes="(min-width: 64rem) 33vw, 50vw"
              className="rounded-sm"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
