import { ArrowLeft, ArrowRight, GripVertical, Star, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useEditor } from '../editor.tsx';
import { movePhoto } from '../pictures.ts';

interface Props {
  readonly at: number;
  /** The handle for dragging the photo. */
  readonly grip?: ReactNode;
}

/** One photo of the listing with its actions. */
export function PhotoTile({ at, grip }: Props) {
  const { data, change, pictures, errorOf } = useEditor();
  const images = data.images ?? [];
  const choice = images[at];
  if (!choice) return null;
  const name = `photo ${at + 1}`;
  const to = (place: number) => change({ images: movePhoto(images, at, place) });
  const describe = (alt: string) =>
    change({ images: images.with(at, { id: choice.id, ...(alt && { alt }) }) });
  const remove = () => change({ images: images.toSpliced(at, 1) });
  return (
    <div className="grid content-start gap-2">
      <div className="relative">
        <Photo
          picture={pictures.get(choice.id)}
          alt={choice.alt ?? ''}
          sizes={photoSizes}
          className="rounded-md"
        />
        {at === 0 && (
          <Badge tone="green" className="absolute top-2 left-2">
            Cover
          </Badge>
        )}
        {grip}
      </div>
      <div className="-mx-1 flex justify-between">
        <TileButton
          icon={ArrowLeft}
          label={`Move ${name} forward`}
          isOff={at === 0}
          onPress={() => to(at - 1)}
        />
        <TileButton
          icon={ArrowRight}
          label={`Move ${name} back`}
          isOff={at === images.length - 1}
          onPress={() => to(at + 1)}
        />
        <TileButton icon={Star} label={`Make ${name} the cover`} isOff={at === 0} onPress={() => to(0)} />
        <TileButton icon={Trash2} label={`Remove ${name}`} onPress={remove} />
      </div>
      <TextInput
        name={`images.${at}.alt`}
        aria-label={`What ${name} shows`}
        aria-invalid={errorOf(`images.${at}`) ? true : undefined}
        placeholder={at === 0 ? 'Such as the front' : 'What it shows'}
        maxLength={160}
        value={choice.alt ?? ''}
        onChange={({ target }) => describe(target.value)}
      />
      {errorOf(`images.${at}`) && <p className="text-sm font-medium text-red">{errorOf(`images.${at}`)}</p>}
    </div>
  );
}

interface ToolProps {
  readonly icon: typeof Star;
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}
const TileButton = ({ icon, label, isOff = false, onPress }: ToolProps) => (
  <button
    type="button"
    disabled={isOff}
    onClick={onPress}
    title={label}
    className="grid size-10 place-items-center rounded-md text-muted enabled:hover:bg-sunk enabled:hover:text-ink disabled:opacity-40"
  >
    <Icon as={icon} size={18} label={label} />
  </button>
);

export function Grip() {
  return <Icon as={GripVertical} size={18} />;
}
/** The width of a photo in the grid, as the `sizes` attribute. */
export const photoSizes = '(min-width: 64rem) 15rem, 50vw';
export const photoGrid = 'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3';
