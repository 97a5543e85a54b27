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

/** The consents for a package; none is ticked in advance. */
export const Consents = ({ consent, onConsent, isTried }: Props) => (
  <fieldset className="grid gap-1">
    <legend className="sr-only">What you agree to</legend>
    <Checkbox
      name="startNow"
      label="Start my package now"
      hint={
        consent.startNow
          ? 'It begins as soon as it is paid. You can still cancel for 14 days, and the days that were used come off what you get back.'
          : 'Without this it begins by itself 14 days after you pay, or earlier when you ask. Until it begins you can cancel and get all of it back. Your home is not on sale by this package before.'
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
