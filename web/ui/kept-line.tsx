import { CloudOff } from 'lucide-react';
import { useOffline } from '../lib/connection.ts';
import { cx } from '../lib/cx.ts';
import { formatDayName } from '../lib/day-name.ts';
import { formatClock } from '../lib/format.ts';
import { isKeeping } from '../lib/kept/keeping.ts';
import { Icon } from './icon.tsx';

interface Props {
  /** When what the page shows was read, in milliseconds; 0 for a page that shows nothing yet. */
  readonly at: number;
  readonly className?: string;
  /** What of the page can be changed until then, in sentences. */
  readonly changes?: string;
}

/** Without a connection, since when the page is as it is shown. */
export function KeptLine({ at, className, changes = 'Changes need a connection.' }: Props) {
  const isOffline = useOffline();
  if (!isOffline || at === 0) return null;
  return (
    <output className={cx('flex items-start gap-2 rounded-md bg-amber-soft px-3 py-2 text-sm', className)}>
      <Icon as={CloudOff} size={18} className="mt-0.5 text-amber" />
      {`${isKeeping() ? 'Kept on this device' : 'Last read'} ${formatTime(at)} · You’re offline: this may be different by now. ${changes}`}
    </output>
  );
}

/** `at 14:02`, `yesterday at 14:02` or `on Sat 21 Nov 2026 at 14:02` */
function formatTime(at: number): string {
  const clock = `at ${formatClock(at)}`;
  const day = formatDayName(new Date(at).toISOString());
  if (day === 'Today') return clock;
  return day === 'Yesterday' ? `yesterday ${clock}` : `on ${day} ${clock}`;
}
