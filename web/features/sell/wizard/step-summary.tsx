import { useEffect, useRef } from 'react';
import type { Problems } from '../working.ts';
import { focusField } from '../focus-field.ts';

interface Props {
  readonly open: Problems;
  /** Grows with each press of "Continue" that found something, so that the summary takes the focus again. */
  readonly attempt: number;
  readonly onSkip?: (() => void) | undefined;
}

/** What this step still lacks; each line leads to its field, and nothing has to be answered today. */
export function StepSummary({ open, attempt, onSkip }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const lines = Object.entries(open);
  if (attempt === 0 || lines.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 rounded-md border border-amber bg-amber-soft p-4 focus-visible:outline-amber"
    >
      <div className="grid gap-1">
        <p className="font-semibold">Still to do in this step</p>
        <ul className="grid gap-1">
          {lines.map(([path, text]) => (
            <li key={path}>
              <button
                type="button"
                className="min-h-6 text-left underline underline-offset-3"
                onClick={(event) => focusField(event.currentTarget.form, path)}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {onSkip && (
        <button type="button" className="link min-h-11 justify-self-start font-semibold" onClick={onSkip}>
          Go on, and come back to this later
        </button>
      )}
    </div>
  );
}
