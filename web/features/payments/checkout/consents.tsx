import { paths } from '../../../site/paths.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Link } from '../../../ui/link.tsx';

interface Props {
  readonly isAccepted: boolean;
  readonly onAccepted: (isAccepted: boolean) => void;
  /** Shows what is missing after a try without it. */
  readonly isTried: boolean;
}

/** The terms of a package; the box isn't ticked in advance. */
export function Consents({ isAccepted, onAccepted, isTried }: Props) {
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">What you agree to</legend>
      <Checkbox
        name="terms"
        label={
          <>
            I accept the{' '}
            <Link to={paths.terms} target="_blank" className="link">
              terms of use
            </Link>{' '}
            and the{' '}
            <Link to={paths.offersTerms} target="_blank" className="link">
              terms of vouchers and offers
            </Link>
          </>
        }
        checked={isAccepted}
        onChange={({ target }) => onAccepted(target.checked)}
        error={isTried && !isAccepted ? 'Please accept the terms.' : undefined}
      />
    </fieldset>
  );
}
