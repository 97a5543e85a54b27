import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { pushTopics } from './labels.ts';
import { type PushChoice, pushNotices, pushQuery } from './push-api.ts';

/** What devices tell of, and when they keep quiet; each choice is saved at once. */
export function PushChoices({ choice }: { readonly choice: PushChoice }) {
  const queries = useQueryClient();
  const change = useMutation({
    // One after the other, so that the last answer has all of them.
    scope: { id: 'push-choice' },
    mutationFn: (body: Partial<PushChoice>) => pushNotices.changePushChoice({ body }),
    onSuccess: (chosen) =>
      queries.setQueryData(pushQuery.queryKey, (before) => before && { ...before, choice: chosen }),
    onError: (problem) => toast.failure(describeError(problem)),
  });
  const shown = change.isPending ? { ...choice, ...change.variables } : choice;
  const choose = (name: keyof PushChoice, label: string, hint: string) => (
    <Checkbox
      key={name}
      name={`push-${name}`}
      label={label}
      hint={hint}
      checked={shown[name] === true}
      onChange={(event) => change.mutate({ [name]: event.target.checked })}
    />
  );
  return (
    <>
      <Fieldset legend="What your devices tell you">
        {pushTopics.map(({ name, label, hint }) => choose(name, label, hint))}
      </Fieldset>
      <Fieldset legend="When they keep quiet">
        {choose(
          'quiet',
          'Quiet hours',
          'In UK time. What happens in them isn’t shown later: you’ll find it under the bell.',
        )}
        {shown.quiet && (
          <div className="grid grid-cols-2 gap-3">
            <QuietTime
              label="From"
              value={choice.quietFrom}
              onSet={(quietFrom) => change.mutateAsync({ quietFrom })}
            />
            <QuietTime
              label="Until"
              value={choice.quietTo}
              onSet={(quietTo) => change.mutateAsync({ quietTo })}
            />
          </div>
        )}
      </Fieldset>
    </>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: string;
  /** Rejects where the time is refused. */
  readonly onSet: (time: string) => Promise<unknown>;
}

/** A time of day, which is saved once its field is left: a browser tells of each digit. */
function QuietTime({ label, value, onSet }: TimeProps) {
  const [typed, setTyped] = useState(value);
  const leave = () => {
    if (typed === '') setTyped(value);
    else if (typed !== value) onSet(typed).catch(() => setTyped(value));
  };
  return (
    <Field label={label}>
      <TextInput type="time" value={typed} onChange={({ target }) => setTyped(target.value)} onBlur={leave} />
    </Field>
  );
}
