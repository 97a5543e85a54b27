import { Flag } from 'lucide-react';
import { useState } from 'react';
import { lazyWithQueries } from '../../lib/lazy-with-queries.ts';
import { runAfterLogin } from '../../lib/run-after-login.ts';
import { isAdmitted, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { ReportSubject } from './api.ts';
import { formatReportTitle } from './labels.ts';

const ReportDialog = lazyWithQueries(() => import('./report-dialog.tsx'));

interface Props {
  readonly about: ReportSubject;
  /** A shorter visible label; screen readers get the full sentence. */
  readonly label?: string;
}

/**
 * Opens the report dialog, which is loaded on the first press. Visitors can report a property; all else needs
 * a login.
 */
export function ReportButton({ about, label }: Props) {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const title = formatReportTitle(about);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={label && title}
        className="text-muted"
        onClick={() =>
          isAdmitted(session) || (about.kind === 'home' && !session.isLoggedIn)
            ? setOpen(true)
            : runAfterLogin(() => setOpen(true), { to: 'send a report' })
        }
      >
        <Icon as={Flag} size={16} />
        {label ?? title}
      </Button>
      <OnDemand parts={[ReportDialog]}>
        {isOpen && <ReportDialog about={about} onClose={() => setOpen(false)} />}
      </OnDemand>
    </>
  );
}
