import { useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { StepTitle } from './step-title.tsx';

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Ten recovery codes, shown once; the person confirms that they saved them. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const [isKept, setKept] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success('Your codes have been copied.');
    } catch {
      toast.failure('The codes couldn’t be copied. Write them down or download them.');
    }
  };
  const href = `data:text/plain;charset=utf-8,${encodeURIComponent(`Gable recovery codes

${codes.join('\n')}
`)}`;
  return (
    <section className="grid gap-4">
      <StepTitle>Keep your recovery codes</StepTitle>
      <p className="text-muted">
        They let you in if you lose your phone. Each works once, and you won’t see them again.
      </p>
      <ul className="tabular grid grid-cols-1 gap-2 rounded-md border border-line bg-sunk p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-mono">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <a
          className={getButtonClass({ variant: 'secondary' })}
          href={href}
          download="gable-recovery-codes.txt"
        >
          Download
        </a>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Checkbox
        label="I’ve saved my codes"
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <Button disabled={!isKept} onClick={onKept} className="justify-self-start">
        Done
      </Button>
    </section>
  );
}
