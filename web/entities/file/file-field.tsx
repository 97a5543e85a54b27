import { Paperclip } from 'lucide-react';
import { useId, useRef } from 'react';
import { accepted } from '../../lib/upload-files.ts';
import { getButtonClass } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FileChips } from './file-chips.tsx';
import type { ChosenFile, useFiles } from './use-files.ts';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly chosen: ReturnType<typeof useFiles>;
  readonly most: number;
  readonly error?: string | undefined;
}

/** Several files of a form: chosen, sent with their progress, and taken out again. */
export function FileField({ label, hint, chosen, most, error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { files, add, retry, remove, problem } = chosen;
  const wrong = problem ?? error;
  const isFull = files.length >= most;
  const take = (file: ChosenFile) => {
    remove(file);
    // The button that was pressed leaves with its file.
    input.current?.focus();
  };
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold">
        {label} <span className="font-normal text-muted">(optional)</span>
      </legend>
      <p id={`${id}-hint`} className="-mt-1.5 text-sm text-muted">
        {hint}
      </p>
      <FileChips files={files} onRemove={take} onRetry={retry} />
      <label
        htmlFor={id}
        aria-disabled={isFull || undefined}
        className={getButtonClass(
          { variant: 'secondary', size: 'sm' },
          'min-h-11 justify-self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
        )}
      >
        <Icon as={Paperclip} size={18} />
        {files.length > 0 ? 'Add another file' : 'Add files'}
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={accepted.document}
          aria-describedby={wrong ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={wrong ? true : undefined}
          className="sr-only"
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      <output className="sr-only">{describeProgress(files)}</output>
      {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
    </fieldset>
  );
}

function describeProgress(files: readonly ChosenFile[]): string {
  const ready = files.filter(({ id }) => id !== undefined).length;
  return files.length > 0 ? `${ready} of ${files.length} files ready` : '';
}
