import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { lazyWithQueries } from '../../lib/lazy-with-queries.ts';
import { runAfterLogin } from '../../lib/run-after-login.ts';
import { isAdmitted, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { EnquiryHome } from './api.ts';

const FirstMessageSheet = lazyWithQueries(() => import('./first-message-sheet.tsx'));

/** A buyer's button to write to the seller: opens the chat, or the first message of a new one. */
export function MessageSeller({
  home,
  className,
}: {
  readonly home: EnquiryHome;
  readonly className?: string;
}) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className={className}
        onClick={() =>
          isAdmitted(session)
            ? setOpen(true)
            : runAfterLogin(() => setOpen(true), { to: `message the seller of ${home.title}` })
        }
      >
        <Icon as={MessageSquare} size={18} />
        Message the seller
      </Button>
      <OnDemand parts={[FirstMessageSheet]}>
        {open && <FirstMessageSheet home={home} onClose={() => setOpen(false)} />}
      </OnDemand>
    </>
  );
}
