import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { findFieldError } from '../../lib/field-errors.ts';
import { focusFirstInvalid } from '../../lib/focus-invalid.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type CaseLink, useAppeal } from './api.ts';

interface Props {
  readonly link: CaseLink;
  /** ISO time at which the period for an appeal ends. */
  readonly until: string;
}

/** Appeals a decision with a text. */
export function AppealForm({ link, until }: Props) {
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const appeal = useAppeal(link);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = words.trim();
    flushSync(() => setMissing(given.length < 10));
    if (given.length >= 10) appeal.mutate(given);
    else focusFirstInvalid(event.currentTarget);
  };
  return (
    <section className="grid gap-3 rounded-md border border-line bg-surface p-5" aria-labelledby="ask-again">
      <h2 id="ask-again" className="text-xl">
        Do you think this is wrong?
      </h2>
      <p>
        You can appeal free of charge until <time dateTime={until}>{formatDate(until)}</time>. Someone else on
        our team will look at it.
      </p>
      <FailureNotice error={appeal.error} fields={['words']} />
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field
          label="Why you’re appealing"
          hint="Tell us what we got wrong, with facts we can check."
          error={missing ? 'Say why, in a sentence or two' : findFieldError(appeal.error, 'words')}
        >
          <Textarea
            rows={5}
            maxLength={4_000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <Button type="submit" busy={appeal.isPending} className="justify-self-start">
          Send appeal
        </Button>
      </form>
    </section>
  );
}
