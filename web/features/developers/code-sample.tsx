import { Check, Copy } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  readonly name: string;
  readonly code: string;
}

/** A program to begin with, under its name, with a button that copies it. */
export function CodeSample({ name, code }: Props) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 className="font-semibold">{name}</h3>
        <CopyCode name={name} code={code} />
      </div>
      <Code code={code} />
    </div>
  );
}

const subscribe = () => () => {};
const hasClipboard = () => 'clipboard' in navigator;

/** Not in the page of the server, where nothing answers a press. */
function CopyCode({ name, code }: Props) {
  const canCopy = useSyncExternalStore(subscribe, hasClipboard, () => false);
  const [isCopied, setCopied] = useState(false);
  if (!canCopy) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      toast.failure('We couldn’t copy it. Please select and copy it yourself.');
    }
  };
  return (
    <Button variant="secondary" size="sm" onClick={() => void copy()}>
      <Icon as={isCopied ? Check : Copy} size={16} />
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      <span className="sr-only">{`: ${name}`}</span>
    </Button>
  );
}

/** It wraps on phones, where half of each line would be out of sight. */
export function Code({ code }: { readonly code: string }) {
  return (
    <pre
      className="overflow-x-auto rounded-md border border-line bg-sunk p-4 font-mono text-sm max-sm:wrap-anywhere max-sm:whitespace-pre-wrap"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard
      tabIndex={0}
    >
      <code>{code}</code>
    </pre>
  );
}
