import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type HomeOwnership, isAsking, keepOwnership, ownershipCalls, ownershipQuery } from './api.ts';
import { OwnershipStep } from './ownership-step.tsx';

interface Props {
  readonly id: PropertyPage['id'];
  readonly ownership: HomeOwnership;
}

/** The question to HM Land Registry, by the address or a title number. */
export function RegisterStep({ id, ownership }: Props) {
  const queries = useQueryClient();
  const [titleNumber, setTitleNumber] = useState('');
  const start = useMutation({
    mutationFn: () =>
      ownershipCalls.startOwnershipCheck({
        params: { id },
        body: titleNumber.trim() === '' ? {} : { titleNumber },
      }),
    onSuccess: (answer) => keepOwnership(queries, id, answer),
    onError: () => queries.invalidateQueries(ownershipQuery(id)),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!start.isPending) start.mutate();
  };
  const isUnderWay = isAsking(ownership);
  const isLate = ownership.check?.status === 'checking' && !isUnderWay;
  const fieldError = findFieldError(start.error, 'titleNumber');
  return (
    <OwnershipStep title="The title at HM Land Registry">
      <p>
        We ask whether the name on your document is an owner’s of this home. HM Land Registry answers yes or
        no; we see no other owner’s name.
      </p>
      <form noValidate onSubmit={submit} className="grid max-w-form gap-4">
        <Field
          label="Title number"
          hint="If you know it, like WYK123456. Without it we ask for the address."
          optional
          error={fieldError}
        >
          <TextInput
            value={titleNumber}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            onChange={({ target }) => setTitleNumber(target.value)}
          />
        </Field>
        {!fieldError && <FailureNotice error={start.error} />}
        <Button
          type="submit"
          busy={start.isPending || isUnderWay}
          className="justify-self-start max-sm:w-full"
        >
          {isLate
            ? 'Ask now'
            : ownership.check && !isUnderWay
              ? 'Ask HM Land Registry again'
              : 'Ask HM Land Registry'}
        </Button>
      </form>
    </OwnershipStep>
  );
}
