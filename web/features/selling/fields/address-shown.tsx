import { HelpLink } from '../../../entities/help/help-link.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useEditor } from '../editor.tsx';
import * as words from './words.ts';
import { fillText, fillNodes } from '../../../lib/fill.ts';

/** How much of the address buyers see. */
export function AddressVisibility() {
  const { data, change, errorOf } = useEditor();
  return (
    <RadioGroup
      legend={words.whatBuyersSee}
      hint={
        <>
          {fillNodes(words.youCanChangeThisAt, {
            link: <HelpLink to="who-sees-address">{words.whoSeesMyAddress}</HelpLink>,
          })}
        </>
      }
      name="addressShown"
      value={data.addressShown ?? 'street'}
      onValue={(addressShown) => change({ addressShown })}
      error={errorOf('addressShown')}
      columns={2}
      options={[
        { value: 'street', label: words.theStreetOnly, hint: formatStreetHint(data.address?.line1) },
        {
          value: 'full',
          label: words.theFullAddress,
          hint: words.withTheHouseNumberAnd,
        },
      ]}
    />
  );
}

const formatStreetHint = (street = words.oakRoad) => fillText(words.streetAndAboutWhereIt, { street });
