import { Trash2 } from 'lucide-react';
import { formatOptionCode } from '../../../lib/format.ts';
import type { ImageKind } from '../../../lib/upload-files.ts';
import { accepted } from '../../../lib/upload-files.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PdfLink } from '../../../ui/pdf-link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { useEditor, useUploads } from '../editor.tsx';
import { isPdf } from '../pictures.ts';
import { DropZone } from './drop-zone.tsx';
import { UploadTile } from './upload-tile.tsx';

interface Props {
  readonly kind: ImageKind;
  readonly name: string;
  /** Its name, such as `floor plan`. */
  readonly what: string;
  readonly id: string | undefined;
  readonly onRemove: () => void;
}

/** One picture or PDF: upload, preview, replacement and removal. */
export function DocumentField({ kind, name, what, id, onRemove }: Props) {
  const { pictures, uploads, errorOf } = useEditor();
  const items = useUploads(uploads).filter((item) => item.kind === kind);
  const picture = id === undefined ? undefined : pictures.get(id);
  const add = (files: readonly File[]) => {
    for (const { key } of items) uploads.remove(key);
    uploads.add(files.slice(0, 1), kind);
  };
  const error = errorOf(name);
  return (
    <div className="grid gap-4">
      {picture && isPdf(picture) && <PdfLink href={picture.url} name={formatOptionCode(what)} />}
      {picture && !isPdf(picture) && (
        <Photo
          picture={picture}
          alt={`The ${what}`}
          shape="own"
          sizes="(min-width: 48rem) 40rem, 100vw"
          className="rounded-md border border-line bg-surface"
        />
      )}
      {items.map((item) => (
        <div key={item.key} className="max-w-64">
          <UploadTile item={item} uploads={uploads} />
        </div>
      ))}
      <DropZone
        name={name}
        accept={accepted.document}
        label={id === undefined ? `Choose the ${what}` : `Replace the ${what}`}
        hint="A picture or a PDF."
        onFiles={add}
      >
        {id !== undefined && (
          <Button variant="quiet" onClick={onRemove}>
            <Icon as={Trash2} size={18} />
            Remove
          </Button>
        )}
      </DropZone>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  );
}
