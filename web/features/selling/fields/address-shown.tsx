import { HelpLink } from '../../../entities/help/help-link.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useEditor } from '../editor.tsx';

/** How much of the address buyers see. */
export function AddressVisibility() {
  const { data, change, errorOf } = useEditor();
  return (
    <RadioGroup
      legend="How much of the address buyers see"
      hint={
        <>
          You can change this at any time. <HelpLink to="who-sees-address">Who sees my address?</HelpLink>
        </>
      }
      name="addressShown"
      value={data.addressShown ?? 'street'}
      onValue={(addressShown) => change({ addressShown })}
      error={errorOf('addressShown')}
      columns={2}
      options={[
        { value: 'street', label: 'The street only', hint: formatStreetHint(data.address?.line1) },
        {
          value: 'full',
          label: 'The full address',
          hint: 'With the house number and the exact spot on the map',
        },
      ]}
    />
  );
}

const formatStreetHint = (street = 'Oak Road') => `“${street}”, and about where it is on the map`;
