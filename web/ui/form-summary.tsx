import { type MouseEvent, useEffect, useRef } from 'react';

export interface SummaryError {
  readonly message: string;
  /** The control's name; absent for an error of the whole form. */
  readonly name?: string;
  readonly label?: string;
}
interface Props {
  readonly errors: readonly SummaryError[];
  readonly title?: string;
  /** Increases with each failed submit, so that the summary takes the focus again. */
  readonly attempt: number;
}

/** The errors of a form at its top; each line links to its field. */
export function FormSummary({ errors, attempt, title = chooseTitle(errors) }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 rounded-md border border-red bg-red-soft p-4 text-ink focus-visible:outline-red"
    >
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-1">
        {errors.map(({ name, label, message }) => (
          <li key={`${name ?? ''}${message}`}>
            {name ? (
              <button
                type="button"
                className="min-h-6 text-left text-red underline underline-offset-3"
                onClick={focusControl(name)}
              >
                {label ? `${label}: ${message}` : message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is wrong with no field, such as too many tries, is not mended by checking them. */
const chooseTitle = (errors: readonly SummaryError[]): string =>
  errors.some(({ name }) => name) ? 'Please check these details' : 'That didn’t work';

const focusControl = (name: string) => (event: MouseEvent<HTMLButtonElement>) => {
  const found = event.currentTarget.closest('form')?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
};
