import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { type PostDraft, toCover } from './post-draft.ts';

interface Props {
  readonly cover: PostDraft['cover'];
  readonly error: string | undefined;
  readonly onChange: (cover: PostDraft['cover']) => void;
}

/** The cover picture of a post, with its description. */
export function CoverField({ cover, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="cover" className="grid gap-2">
      <h2 id="cover" className="text-base font-semibold">
        Cover <span className="font-normal text-muted">(optional)</span>
      </h2>
      {cover && (
        <>
          <Photo picture={cover} alt={cover.alt} sizes="20rem" shape="aspect-video" className="rounded-md" />
          <Field label="Description" hint="For people who can’t see it." error={error}>
            <TextInput
              value={cover.alt}
              maxLength={160}
              onChange={({ target }) => onChange({ ...cover, alt: target.value })}
            />
          </Field>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setOpen(true)}>
          {cover ? 'Change cover' : 'Choose a cover'}
        </Button>
        {cover && (
          <Button variant="quiet" size="sm" className="min-h-11" onClick={() => onChange(undefined)}>
            Remove cover
          </Button>
        )}
      </div>
      {!cover && error && <FieldError id="cover-error">{error}</FieldError>}
      {isOpen && (
        <PictureDialog
          title="Cover"
          onClose={() => setOpen(false)}
          onDone={(picture) => {
            onChange(toCover(picture));
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}
