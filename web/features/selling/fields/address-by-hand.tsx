import { MapPin } from 'lucide-react';
import { isPostcode } from '../../../../events/postcode.ts';
import { Combobox, type Suggestion } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type TownPlace, places } from '../api.ts';
import type { DraftFormValues } from '../draft-form-values.ts';
import { useEditor } from '../editor.tsx';
import { getNation, nations } from '../words/options.ts';

type Part = NonNullable<DraftFormValues['address']>;

/** The address as typed; its place on the map is the town's. */
export function AddressByHand({ onFind }: { readonly onFind?: () => void }) {
  const { data, change, errorOf } = useEditor();
  const { address = {} } = data;
  // Data of the national register belongs to the found address, so a change removes it.
  const set = ({ ...part }: Part) => {
    const { uprn: _, ...rest } = address;
    change({ address: { ...rest, ...part } });
  };
  const line = (name: 'line1' | 'line2' | 'county') => ({
    name: `address.${name}`,
    maxLength: 80,
    value: address[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      set({ [name]: event.target.value || (name === 'line1' ? '' : undefined) }),
  });
  const onPostcode = (postcode: string) => {
    const { uprn: _, ...rest } = address;
    const nation = address.nation ?? (isPostcode(postcode) ? getNation(postcode) : undefined);
    change({
      postcode,
      ...((data.address || nation) && { address: { ...rest, ...(nation && { nation }) } }),
    });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="House name or number" error={errorOf('houseNo')}>
        <TextInput
          name="houseNo"
          autoComplete="off"
          maxLength={40}
          value={data.houseNo ?? ''}
          onChange={({ target }) => {
            const { uprn: _, ...rest } = address;
            change({ houseNo: target.value, ...(data.address && { address: rest }) });
          }}
        />
      </Field>
      <Field label="Street" error={errorOf('address.line1') ?? errorOf('address')}>
        <TextInput autoComplete="address-line1" {...line('line1')} />
      </Field>
      <Field label="Area or village" optional error={errorOf('address.line2')}>
        <TextInput autoComplete="address-line2" {...line('line2')} />
      </Field>
      <TownField set={set} />
      <Field label="County" optional error={errorOf('address.county')}>
        <TextInput autoComplete="address-level1" {...line('county')} />
      </Field>
      <Field label="Postcode" error={errorOf('postcode')}>
        <TextInput
          name="postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={10}
          className="uppercase"
          value={data.postcode ?? ''}
          onChange={({ target }) => onPostcode(target.value)}
        />
      </Field>
      <Field label="Nation" hint="This decides the taxes and paperwork." error={errorOf('address.nation')}>
        <Select
          name="address.nation"
          placeholder="Choose"
          options={nations}
          value={address.nation ?? ''}
          onChange={({ target }) =>
            set({ nation: nations.find(({ value }) => value === target.value)?.value })
          }
        />
      </Field>
      {onFind && (
        <button type="button" className="link min-h-11 justify-self-start sm:col-span-2" onClick={onFind}>
          Find it by postcode instead
        </button>
      )}
    </div>
  );
}

function TownField({ set }: { readonly set: (part: Part) => void }) {
  const { data, errorOf } = useEditor();
  const { town = '', latitude, nation } = data.address ?? {};
  const at = (place: TownPlace): Part => ({
    town: place.name,
    latitude: place.latitude,
    longitude: place.longitude,
    nation: nation ?? nations.find(({ label }) => label === place.area)?.value,
  });
  const load = async (text: string, signal: AbortSignal): Promise<readonly Suggestion<TownPlace>[]> => {
    const found = (await places.suggestPlaces({ query: { q: text }, signal })).places;
    const exact = found.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
    const [only] = exact;
    if (only && exact.length === 1 && latitude === undefined) set(at(only));
    return found.map((place) => ({
      key: `${place.name} ${place.latitude}`,
      label: place.name,
      detail: place.area,
      icon: <Icon as={MapPin} size={18} />,
      data: place,
    }));
  };
  return (
    <Field
      label="Town"
      hint={
        latitude === undefined
          ? 'Choose from the list. If yours isn’t there, choose the nearest and correct the name.'
          : 'We know where this is on the map.'
      }
      error={errorOf('address.town')}
    >
      <Combobox
        name="address.town"
        text={town}
        onText={(text) => set({ town: text.slice(0, 80) })}
        onChoose={({ data: place }) => set(at(place))}
        load={load}
      />
    </Field>
  );
}
