import { minDescriptionLength } from '../../../../functions/listings/properties/domain/field-obstacles.ts';
import { formatCount } from '../../../lib/format.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useEditor } from '../editor.tsx';
import { featureOptions } from '../words/options.ts';
import { descriptionTips } from './labels.ts';
import { SourceLine } from './source-line.tsx';

const most = 10_000;

/** The seller's description, with advice. */
export function DescriptionFields() {
  const { data, change, errorOf } = useEditor();
  const text = data.description?.[0].value.mainDescription ?? '';
  const isEnough = text.trim().length >= minDescriptionLength;
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <Field
          label="Description"
          hint="Start with what you’ll miss most. Then go room by room: what you’ve changed, and what’s nearby."
          error={errorOf('description')}
        >
          <Textarea
            name="description"
            rows={9}
            maxLength={most}
            className="min-h-56"
            value={text}
            onChange={({ target }) =>
              change({
                description: target.value ? [{ value: { mainDescription: target.value } }] : undefined,
              })
            }
          />
        </Field>
        <p className="tabular text-sm text-muted">
          {isEnough
            ? `${formatCount(text.length)} characters`
            : `${text.trim().length} of at least ${minDescriptionLength} characters`}
        </p>
        <SourceLine field="description" />
        <DescriptionGuidance />
      </div>
      <CheckboxGroup
        legend="Features"
        optional
        hint="Buyers can filter by these."
        name="features"
        options={featureOptions}
        value={data.features ?? []}
        onValue={(features) => change({ features })}
        error={errorOf('features')}
      />
    </div>
  );
}

const DescriptionGuidance = () => (
  <details className="group rounded-md border border-line bg-surface">
    <summary className="flex min-h-11 items-center px-4 font-medium">
      <span className="link">What buyers want to know</span>
    </summary>
    <ul className="grid list-disc gap-1.5 pr-4 pb-4 pl-9 text-muted">
      {descriptionTips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </details>
);
