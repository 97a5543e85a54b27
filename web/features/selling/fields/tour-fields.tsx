import { parseTourLink } from '../../../../functions/listings/properties/domain/tour-link.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useEditor } from '../editor.tsx';

const links = [
  {
    name: 'videoUrl',
    label: 'Video',
    hint: 'A link to YouTube or Vimeo, like a walk through the rooms',
    placeholder: 'https://youtu.be/…',
  },
  {
    name: 'tourUrl',
    label: '360° tour',
    hint: 'A link to Matterport',
    placeholder: 'https://my.matterport.com/show/?m=…',
  },
] as const;

/** Links to a video and a tour on the sites that have them; a link that is understood is shown in its short form. */
export function TourFields() {
  const { data, change, errorOf } = useEditor();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-lg font-semibold">Video and 360° tour</legend>
      <p className="max-w-prose text-muted">
        Already have one? Buyers open it from your photos, in a new tab. Make sure it shows no phone number or
        email address: buyers reach you here.
      </p>
      {links.map(({ name, label, hint, placeholder }) => (
        <Field key={name} label={label} optional hint={hint} error={errorOf(name)}>
          <TextInput
            name={name}
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            placeholder={placeholder}
            value={data[name] ?? ''}
            onChange={({ target }) => change({ [name]: target.value })}
            onBlur={({ target }) => {
              const { url } = parseTourLink(target.value) ?? {};
              if (url !== undefined && url !== target.value) change({ [name]: url });
            }}
          />
        </Field>
      ))}
    </fieldset>
  );
}
