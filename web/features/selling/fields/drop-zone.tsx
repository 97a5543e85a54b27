import { type DragEvent, type ReactNode, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { getButtonClass } from '../../../ui/button.tsx';

interface Props {
  readonly name: string;
  readonly accept: string;
  readonly multiple?: boolean;
  /** The label of the button. */
  readonly label: string;
  /** Which files it takes. */
  readonly hint: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children?: ReactNode;
}

/** A drop area for files, with a button that opens the picker. */
export function DropZone({ name, accept, multiple = false, label, hint, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a short cut for the button inside
    <section
      aria-label={label}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={cx(
        'grid justify-items-center gap-3 rounded-md border-2 border-dashed px-4 py-7 text-center',
        isOver ? 'border-action bg-action-soft' : 'border-edge bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center justify-center gap-3">
        <label
          className={getButtonClass(
            { variant: 'secondary' },
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
          )}
        >
          {label}
          <input
            type="file"
            name={name}
            accept={accept}
            multiple={multiple}
            className="sr-only"
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              // Allows choosing the same file again.
              target.value = '';
            }}
          />
        </label>
        {children}
      </div>
      <p className="text-sm text-muted">
        {/* With a finger, nothing can be dropped. */}
        <span className="pointer-coarse:hidden">{multiple ? 'Or drop them here.' : 'Or drop it here.'} </span>
        {hint}
      </p>
    </section>
  );
}
