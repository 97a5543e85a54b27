import { useState } from 'react';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { toast } from '../../lib/toast.ts';
import { StepTitle } from './step-title.tsx';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

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
      toast.success(words.yourCodesHaveBeenCopied);
    } catch {
      toast.failure(words.theCodesCouldntBeCopied);
    }
  };
  const href = `data:text/plain;charset=utf-8,${encodeURIComponent(fillText(words.gableRecoveryCodesCodes, { codes: codes.join('\n') }))}`;
  return (
    <section className="grid gap-4">
      <StepTitle>{words.keepYourRecoveryCodes}</StepTitle>
      <p className="text-muted">{words.theyLetYouInIf}</p>
      <ul className="tabular grid grid-cols-1 gap-2 rounded-md border border-line bg-sunk p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-mono">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <a
          className={getButtonClass({ variant: 'secondary' })}
          href={href}
          download="gable-recovery-codes.txt"
        >
          {words.download}
        </a>
        <Button variant="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <Checkbox
        label={words.iveSavedMyCodes}
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <Button disabled={!isKept} onClick={onKept} className="justify-self-start">
        {words.done}
      </Button>
    </section>
  );
}
