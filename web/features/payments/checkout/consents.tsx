import { paths } from '../../../app/paths.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Link } from '../../../ui/link.tsx';
import * as words from '../words.ts';
import { fillNodes } from '../../../lib/fill.ts';

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
      <legend className="sr-only">{words.whatYouAgreeTo}</legend>
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
        checked={isAccepted}
        onChange={({ target }) => onAccepted(target.checked)}
        error={isTried && !isAccepted ? words.pleaseAcceptTheTerms : undefined}
      />
    </fieldset>
  );
}
