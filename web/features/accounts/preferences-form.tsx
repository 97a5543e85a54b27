import { paths } from '../../app/paths.ts';
import type { User } from '../../entities/account/user.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { Link } from '../../ui/link.tsx';
import { useProfileMutation } from './save-profile.ts';

type Preference = keyof User['prefs'];
interface Choice {
  readonly name: Preference;
  readonly label: string;
  readonly hint: string;
}
const mails: readonly Choice[] = [
  {
    name: 'newHomes',
    label: 'New homes',
    hint: 'When a home fits one of your saved searches',
  },
  { name: 'marketing', label: 'News and offers', hint: 'Now and then, about buying and selling on Gable' },
];

const conversations: readonly Choice[] = [
  {
    name: 'readReceipts',
    label: 'Read receipts',
    hint: 'People who message you can see when you’ve read it',
  },
];

/** Mail and privacy preferences; each choice is saved at once. */
export function PreferencesForm({ user }: { readonly user: User }) {
  const { mutate, variables, isPending } = useProfileMutation();
  const shown = isPending ? { ...user.prefs, ...variables.prefs } : user.prefs;
  const choose = ({ name, label, hint }: Choice) => (
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
      <Fieldset legend="From us">
        {mails.map(choose)}
        <Link to={paths.savedSearches} className="link justify-self-start text-sm">
          Your saved searches
        </Link>
      </Fieldset>
      <Fieldset legend="In conversations">{conversations.map(choose)}</Fieldset>
    </>
  );
}
