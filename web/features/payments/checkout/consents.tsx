import { paths } from '../../../app/paths.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Link } from '../../../ui/link.tsx';

export interface Consent {
  readonly startNow: boolean;
  readonly terms: boolean;
}
interface Props {
  readonly consent: Consent;
  readonly onConsent: (consent: Consent) => void;
  /** Shows what is missing after a try without it. */
  readonly isTried: boolean;
}

/** The consents for a package; no box is ticked in advance. */
export function Consents({ consent, onConsent, isTried }: Props) {
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">What you agree to</legend>
      <Checkbox
        name="startNow"
        label="Start my package now"
        hint={
          consent.startNow
            ? 'It starts as soon as you’ve paid. You can still cancel for 14 days, and we take the days used off your refund.'
            : 'Otherwise it starts 14 days after you pay, or earlier if you ask. Until it starts, you can cancel for a full refund, and this package doesn’t put your home on sale.'
        }
        checked={consent.startNow}
        onChange={({ target }) => onConsent({ ...consent, startNow: target.checked })}
      />
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
        checked={consent.terms}
        onChange={({ target }) => onConsent({ ...consent, terms: target.checked })}
        error={isTried && !consent.terms ? 'Please accept the terms.' : undefined}
      />
    </fieldset>
  );
}
