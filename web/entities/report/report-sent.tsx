import { useSession } from '../../lib/session.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** States what comes next, and where to follow it: of a visitor's report the link is in the mail. */
export function ReportSent({ onClose }: { readonly onClose: () => void }) {
  const { isLoggedIn } = useSession();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Thank you. We have your report"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {isLoggedIn && (
            <LinkButton variant="quiet" to={paths.ownReports} onClick={onClose}>
              Your reports
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        A member of our team looks at every report, usually within one working day. We’ll email you about what
        we did.
      </p>
    </Dialog>
  );
}
