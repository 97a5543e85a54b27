import { paths } from '../../app/paths.ts';
import type { User } from '../../entities/account/user.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { Link } from '../../ui/link.tsx';
import { useProfileMutation } from './save-profile.ts';
import { conversationChoices, type PreferenceChoice, preferredMails } from './labels.ts';
import * as words from './words.ts';

/** Mail and privacy preferences; each choice is saved at once. */
export function PreferencesForm({ user }: { readonly user: User }) {
  const { mutate, variables, isPending } = useProfileMutation();
  const shown = isPending ? { ...user.prefs, ...variables.prefs } : user.prefs;
  const choose = ({ name, label, hint }: PreferenceChoice) => (
    <Checkbox
      key={name}
      name={name}
      label={label}
      hint={hint}
      checked={shown[name]}
      onChange={(event) => mutate({ prefs: { [name]: event.target.checked } })}
    />
  );
  return (
    <>
      <Fieldset legend={words.fromUs}>
        {preferredMails.map(choose)}
        <Link to={paths.savedSearches} className="link justify-self-start text-sm">
          {words.yourSavedSearches}
        </Link>
      </Fieldset>
      <Fieldset legend={words.inConversations}>{conversationChoices.map(choose)}</Fieldset>
    </>
  );
}
