import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { formatClock } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { SessionState } from '../draft-session.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

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
      return { icon: LoaderCircle, text: words.saving };
    case 'waiting':
      return { icon: CloudOff, text: words.notSavedYet, tint: 'text-amber' };
    case 'overtaken':
    case 'refused':
      return { icon: TriangleAlert, text: words.notSaved, tint: 'text-red' };
    case 'saved':
      return problems > 0
        ? half
        : { icon: Check, text: fillText(words.savedAt, { at: formatClock(save.at) }) };
    case 'idle':
      if (problems > 0) return half;
      return {
        icon: Check,
        text: updatedAt
          ? fillText(words.savedUpdatedAt, { updatedAt: formatClock(updatedAt) })
          : words.savesAsYouType,
      };
  }
}
const half: Line = {
  icon: TriangleAlert,
  text: words.everythingIsSavedExceptWhat,
  tint: 'text-amber',
};
