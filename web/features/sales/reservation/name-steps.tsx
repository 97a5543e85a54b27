import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';

/** What gives an agreement a name that binds the reader. */
export function NameSteps() {
  return (
    <>
      Set your first and last name in your{' '}
      <Link to={paths.profile} className="link">
        account
      </Link>
      , and give the same name in{' '}
      <Link to="#details" className="link">
        your details
      </Link>
      .
    </>
  );
}
