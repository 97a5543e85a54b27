import type { User } from '../../entities/account/user.ts';
import { paths } from '../../site/paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { Link } from '../../ui/link.tsx';
import { conversationChoices, type PreferenceChoice, preferredMails } from './labels.ts';
import { useProfileMutation } from './save-profile.ts';

interface Props {
  readonly user: User;
  readonly about: 'mails' | 'conversations';
}

/** Mail or privacy preferences; each choice is saved at once. */
export function PreferencesForm({ user, about }: Props) {
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
  if (about === 'conversations')
    return <Fieldset legend="In conversations">{conversationChoices.map(choose)}</Fieldset>;
  return (
    <Fieldset legend="From us">
      {preferredMails.map(choose)}
      <Link to={paths.savedSearches} className="link justify-self-start text-sm">
        Your saved searches
      </Link>
    </Fieldset>
  );
}
