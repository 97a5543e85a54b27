import { paths } from '../../app/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import * as words from './words.ts';

/** States what comes next, and where to follow it: of a visitor's report the link is in the mail. */
export function ReportSent({ onClose }: { readonly onClose: () => void }) {
  const { isLoggedIn } = useSession();
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.thankYouWeHaveYour}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {isLoggedIn && (
            <LinkButton variant="quiet" to={paths.ownReports} onClick={onClose}>
              {words.yourReports}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{words.aMemberOfOurTeam}</p>
    </Dialog>
  );
}
