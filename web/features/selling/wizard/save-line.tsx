import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { formatClock } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { SessionState } from '../draft-session.ts';

/** The state of saving. */
export function SaveLine({ save, problems, draft }: SessionState) {
  const {
    icon,
    text,
    tint = 'text-muted',
  } = describeSave(save, Object.keys(problems).length, draft?.updatedAt);
  return (
    <p className={`tabular flex min-h-6 items-center gap-1.5 text-sm ${tint}`}>
      <Icon as={icon} size={16} className={save.is === 'saving' ? 'animate-spin' : ''} />
      {text}
    </p>
  );
}

interface Line {
  readonly icon: typeof Check;
  readonly text: string;
  readonly tint?: string;
}

function describeSave(save: SessionState['save'], problems: number, updatedAt: string | undefined): Line {
  switch (save.is) {
    case 'saving':
      return { icon: LoaderCircle, text: 'Saving' };
    case 'waiting':
      return { icon: CloudOff, text: 'Not saved yet', tint: 'text-amber' };
    case 'overtaken':
    case 'refused':
      return { icon: TriangleAlert, text: 'Not saved', tint: 'text-red' };
    case 'saved':
      return problems > 0 ? half : { icon: Check, text: `Saved ${formatClock(save.at)}` };
    case 'idle':
      if (problems > 0) return half;
      return {
        icon: Check,
        text: updatedAt ? `Saved ${formatClock(updatedAt)}` : 'Saves as you type',
      };
  }
}
const half: Line = {
  icon: TriangleAlert,
  text: 'Everything is saved except what needs correcting',
  tint: 'text-amber',
};
