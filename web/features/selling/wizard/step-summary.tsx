import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { Problems } from '../draft-form-values.ts';
import { focusField } from '../focus-field.ts';

interface Props {
  readonly open: Problems;
  /**
   * Increases with each press of "Continue" that finds problems, so that the summary takes the focus again.
   */
  readonly attempt: number;
  readonly onSkip?: (() => void) | undefined;
}

/** The missing fields of this step as links; all of them can be answered later. */
export function StepSummary({ open, attempt, onSkip }: Props) {
  const box = useRef<HTMLElement>(null);
  const [listed, setListed] = useState({ attempt: 0, lines: Object.entries(open) });
  // Completed lines stay, ticked, while another is open: removing each would move the form under the pointer.
  if (listed.attempt !== attempt) setListed({ attempt, lines: Object.entries(open) });
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (attempt === 0 || !listed.lines.some(([path]) => path in open)) return null;
  return (
    <section
      ref={box}
      aria-label="Still to do in this step"
      tabIndex={-1}
      className="grid gap-3 rounded-md border border-amber bg-amber-soft p-4 focus-visible:outline-amber"
    >
      <div className="grid gap-1">
        <p className="font-semibold">Still to do in this step</p>
        <ul className="grid gap-1">
          {listed.lines.map(([path, text]) => (
            <li key={path}>
              {path in open ? <SummaryLine path={path} text={text} /> : <StepDone text={text} />}
            </li>
          ))}
        </ul>
      </div>
      {onSkip && (
        <button type="button" className="link min-h-11 justify-self-start font-semibold" onClick={onSkip}>
          Continue, and come back to this later
        </button>
      )}
    </section>
  );
}

const SummaryLine = ({ path, text }: { readonly path: string; readonly text: string }) => (
  <button
    type="button"
    className="min-h-6 text-left underline underline-offset-3"
    onClick={(event) => focusField(event.currentTarget.form, path)}
  >
    {text}
  </button>
);

const StepDone = ({ text }: { readonly text: string }) => (
  <span className="flex min-h-6 items-start gap-1.5 text-muted">
    <Icon as={Check} size={18} label="Done:" className="mt-0.5 text-action" />
    <s>{text}</s>
  </span>
);
