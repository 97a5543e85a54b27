import { Checkbox } from '../../../ui/checkbox.tsx';
import type { Consents } from './publish.ts';

interface Props {
  readonly consents: Consents;
  readonly onChange: (consents: Consents) => void;
  /** Says what is missing, once somebody tried without. */
  readonly isTried: boolean;
}

/** What a person agrees to when a package starts; nothing is ticked for them. */
export const ConsentFields = ({ consents, onChange, isTried }: Props) => (
  <div>
    <Checkbox
      name="startNow"
      label="Start my package now"
      hint="You can still cancel within 14 days. With Starter there is nothing to pay or to get back."
      checked={consents.startNow}
      onChange={({ target }) => onChange({ ...consents, startNow: target.checked })}
      error={isTried && !consents.startNow ? 'Tick this to go on sale today.' : undefined}
    />
    <Checkbox
      name="terms"
      label="I accept the terms for sellers"
      hint="What I say about the home is true and complete as far as I know, and I keep it up to date."
      checked={consents.terms}
      onChange={({ target }) => onChange({ ...consents, terms: target.checked })}
      error={isTried && !consents.terms ? 'Please accept the terms.' : undefined}
    />
  </div>
);
