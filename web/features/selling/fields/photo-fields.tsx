import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { advisedPhotos } from '../../../../functions/listings/properties/domain/field-obstacles.ts';
import { formatCounted } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { settingsQuery } from '../../../lib/settings.ts';
import { accepted } from '../../../lib/upload-files.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { useEditor, useUploads } from '../editor.tsx';
import { DropZone } from './drop-zone.tsx';
import { photoTips } from './labels.ts';
import { photoGrid, photoSizes } from './photo-tile.tsx';
import { SourceLine } from './source-line.tsx';
import { UploadTile } from './upload-tile.tsx';

const PhotoSorter = lazyPart(() => import('./photo-sorter.tsx'));
const HandOff = lazyPart(() => import('../phone/hand-off.tsx'));

/** Number of photos that Starter shows; further ones are stored for a larger package. */
const starterPhotos = 10;

/** The photos in order, with every way to add more. */
export function PhotoFields() {
  const { data, uploads, draftId, errorOf } = useEditor();
  const [isHandingOff, setHandingOff] = useState(false);
  const items = useUploads(uploads).filter(({ kind }) => kind === 'photo');
  const count = data.images?.length ?? 0;
  const { data: settings } = useQuery(settingsQuery);
  const room = (settings?.maxPhotos ?? Infinity) - count - items.length;
  return (
    <div className="grid gap-6">
      <DropZone
        name="images"
        accept={accepted.photo}
        multiple
        label="Choose photos"
        hint="JPEG, PNG, WebP or HEIC, at least 800 pixels wide, up to 25 MB each."
        onFiles={(files) => uploads.add(files.slice(0, Math.max(0, room)), 'photo')}
      >
        {draftId && (
          <Button variant="quiet" onClick={() => setHandingOff(true)} className="pointer-coarse:hidden">
            <Icon as={Smartphone} size={18} />
            Use your phone
          </Button>
        )}
      </DropZone>
      {errorOf('images') && <FieldError id="images-error">{errorOf('images')}</FieldError>}
      {count + items.length > 0 && (
        <div className="grid gap-4">
          <p className="tabular text-muted" aria-live="polite">
            {formatAdvice(count)}
          </p>
          <SourceLine field="images" />
          <ul className={photoGrid}>
            <PhotoList />
            {items.map((item) => (
              <li key={item.key}>
                <UploadTile item={item} uploads={uploads} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {count + items.length === 0 && <PhotoTips />}
      <OnDemand parts={[HandOff]}>
        {isHandingOff && draftId && <HandOff draftId={draftId} onClose={() => setHandingOff(false)} />}
      </OnDemand>
    </div>
  );
}

function formatAdvice(count: number): string {
  if (count === 0) return 'Uploading';
  const have = formatCounted(count, 'photo');
  if (count > starterPhotos)
    return `${have}. Starter shows the first ${starterPhotos}; the others are kept for a larger package.`;
  if (count < advisedPhotos) return `${have}. Aim for ${advisedPhotos} or more.`;
  return `${have}. The first is the cover.`;
}

/**
 * The sorter's tiles from the first photo on: a tile that gave way to another one while its description is typed would
 * lose the focus and the letters.
 */
function PhotoList() {
  const { data, pictures } = useEditor();
  const images = data.images ?? [];
  useEffect(() => PhotoSorter.preload(), []);
  if (images.length === 0) return null;
  const untilLoaded = images.map(({ id, alt = '' }) => (
    <li key={id}>
      <Photo picture={pictures.get(id)} alt={alt} sizes={photoSizes} className="rounded-md" />
    </li>
  ));
  return (
    <Suspense fallback={untilLoaded}>
      <PhotoSorter />
    </Suspense>
  );
}

const PhotoTips = () => (
  <section aria-labelledby="photo-photoTips" className="grid gap-2 rounded-md bg-sunk p-4">
    <h2 id="photo-photoTips" className="text-lg">
      Tips for good photos
    </h2>
    <ul className="grid list-disc gap-1.5 pl-5 text-muted">
      {photoTips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </section>
);
