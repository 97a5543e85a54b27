import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';

/** Where a person lets their own calendar read these dates. */
export function OwnCalendarLink() {
  return (
    <p className="border-t border-line pt-4 text-sm text-muted">
      You can see these dates in Google Calendar, Outlook or Apple’s Calendar, too:{' '}
      <Link to={`${paths.profile}?tab=calendar`} className="font-semibold underline underline-offset-3">
        connect your calendar
      </Link>
      .
    </p>
  );
}
