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
  /** Says what is missing, once somebody tried without. */
  readonly isTried: boolean;
}

/** What a buyer of a package agrees to; nothing is ticked for them. */
export const Consents = ({ consent, onConsent, isTried }: Props) => (
  <fieldset className="grid gap-1">
    <legend className="sr-only">What you agree to</legend>
    <Checkbox
      name="startNow"
      label="Start my package now"
      hint="You keep the right to cancel for 14 days. The days that were used by then come off what you get back."
      checked={consent.startNow}
      onChange={({ target }) => onConsent({ ...consent, startNow: target.checked })}
      error={isTried && !consent.startNow ? 'Tick this so that we can start today.' : undefined}
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
