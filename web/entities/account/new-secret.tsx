import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface Props {
  readonly label: string;
  /** Shown this once. */
  readonly secret: string;
  readonly onKept: () => void;
}

/** A secret that is shown once, with a button that copies it. It has the focus: the button that asked for it has gone. */
export function NewSecret({ label, secret, onKept }: Props) {
  const [isCopied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      toast.failure('We couldn’t copy it. Please select and copy it yourself.');
    }
  };
  return (
    <div className="grid gap-4 rounded-md border border-line bg-surface p-5">
      <Field label={label} hint="This is the only time we show it. Keep it as safe as a password.">
        <TextInput
          ref={input}
          readOnly
          value={secret}
          className="font-mono"
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Icon as={isCopied ? Check : Copy} size={18} />
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
        <Button onClick={onKept}>Done</Button>
      </div>
    </div>
  );
}
