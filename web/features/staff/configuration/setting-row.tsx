import { type SubmitEvent, useState } from 'react';
import { describeError } from '../../../lib/api-error.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type Setting, type SettingValue, useSaveSetting } from './api.ts';
import { formatSettingValue } from './format-value.ts';
import { SettingHistory } from './setting-history.tsx';
import { findUnit, nameSetting } from './setting-names.ts';

function parseTyped(type: Setting['type'], typed: string): SettingValue {
  if (type === 'boolean') return typed === 'true';
  return type === 'integer' && typed.trim() !== '' ? Number(typed) : typed.trim();
}

export function SettingRow({ setting }: { readonly setting: Setting }) {
  return setting.isFixed ? <FixedSetting setting={setting} /> : <EditableSetting setting={setting} />;
}

/** A setting with only one possible value. */
const FixedSetting = ({ setting: { key, value, description } }: { readonly setting: Setting }) => (
  <li className="grid gap-1 border-t border-line py-4">
    <h3 className="text-base font-semibold">{nameSetting(key)}</h3>
    <p className="text-sm text-muted">{description}</p>
    <p>{formatSettingValue(value, key)}</p>
  </li>
);

/** A setting with the control of its type, and its history on request. */
function EditableSetting({ setting }: { readonly setting: Setting }) {
  const { key, type, value, description, changedAt } = setting;
  const [typed, setTyped] = useState(String(value));
  const [isOpen, setOpen] = useState(false);
  const save = useSaveSetting(setting);
  const next = parseTyped(type, typed);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (next !== value && !save.isPending) save.mutate(next);
  };
  return (
    <li id={key} className="grid scroll-mt-24 gap-3 border-t border-line py-4">
      <form onSubmit={onSubmit} noValidate>
        <Field
          label={nameSetting(key)}
          hint={description}
          error={save.error ? describeRefusal(save.error, key) : undefined}
        >
          <div className="flex flex-wrap items-center gap-2">
            <div className={type === 'text' ? 'w-full max-w-form' : 'w-40'}>
              <SettingControl setting={setting} typed={typed} onType={setTyped} />
            </div>
            {findUnit(key)}
            {next !== value && (
              <>
                <Button type="submit" busy={save.isPending}>
                  Save
                </Button>
                <Button variant="quiet" onClick={() => setTyped(String(value))}>
                  Undo
                </Button>
              </>
            )}
          </div>
        </Field>
      </form>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        {changedAt ? `Changed ${formatMoment(changedAt)}.` : 'Default.'}
        {value !== setting.default && ` Default: ${formatSettingValue(setting.default, key)}.`}
        {changedAt && (
          <button
            type="button"
            className="link min-h-6"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            History
          </button>
        )}
      </p>
      {isOpen && <SettingHistory settingKey={key} />}
    </li>
  );
}

/** The API names a setting by its key, which programs know; people know its name. */
const describeRefusal = (error: Error, key: string): string =>
  (findFieldError(error, 'value') ?? describeError(error)).replaceAll(key, nameSetting(key));

const flagOptions = [
  { value: 'true', label: 'On' },
  { value: 'false', label: 'Off' },
];

interface ControlProps {
  readonly setting: Setting;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

function SettingControl({ setting: { key, type, default: standard }, typed, onType }: ControlProps) {
  if (type === 'boolean')
    return (
      <Select
        name={key}
        value={typed}
        options={flagOptions}
        onChange={({ target }) => onType(target.value)}
      />
    );
  if (key.endsWith('_pence'))
    return (
      <MoneyInput
        places="pence"
        name={key}
        value={typed === '' ? undefined : Number(typed)}
        onValue={(pence) => onType(pence === undefined ? '' : String(pence))}
      />
    );
  return (
    <TextInput
      name={key}
      value={typed}
      inputMode={type === 'integer' ? 'numeric' : undefined}
      placeholder={String(standard)}
      className={type === 'integer' ? 'tabular' : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
