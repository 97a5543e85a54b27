import { paths } from '../../../app/paths.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Link } from '../../../ui/link.tsx';
import * as words from '../words.ts';
import { fillNodes } from '../../../lib/fill.ts';

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
      <legend className="sr-only">{words.whatYouAgreeTo}</legend>
      <Checkbox
        name="startNow"
        label={words.startMyPackageNow}
        hint={consent.startNow ? words.itStartsAsSoonAs : words.otherwiseItStarts14Days}
        checked={consent.startNow}
        onChange={({ target }) => onConsent({ ...consent, startNow: target.checked })}
      />
      <Checkbox
        name="terms"
        label={
          <>
            {fillNodes(words.iAcceptTheLinkAnd, {
              link: (
                <Link to={paths.terms} target="_blank" className="link">
                  {words.termsOfUse}
                </Link>
              ),
              link2: (
                <Link to={paths.offersTerms} target="_blank" className="link">
                  {words.termsOfVouchersAndOffers}
                </Link>
              ),
            })}
          </>
        }
        checked={consent.terms}
        onChange={({ target }) => onConsent({ ...consent, terms: target.checked })}
        error={isTried && !consent.terms ? words.pleaseAcceptTheTerms : undefined}
      />
    </fieldset>
  );
}
