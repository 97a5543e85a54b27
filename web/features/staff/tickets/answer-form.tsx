import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { tasksKey } from '../tasks/api.ts';
import { type StaffTicket, ticketCalls, ticketsKey } from './api.ts';
import { letterLabels, templates } from './labels.ts';

/** Writes an answer by mail or a note, or closes the ticket. The text stays when it is rejected. */
export function AnswerForm({ ticket }: { readonly ticket: StaffTicket }) {
  const { id, version, status, complaint, letters } = ticket;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<StaffTicket['letters'][number]>();
  const kind = letters.find((letter) => letter === chosen) ?? letters[0];
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (act: () => Promise<StaffTicket>) => act(),
    onSuccess: async (after) => {
      setText('');
      setChosen(undefined);
      queries.setQueryData([...ticketsKey, id], after);
      await queries.invalidateQueries({ queryKey: ticketsKey });
      await queries.invalidateQueries({ queryKey: tasksKey });
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  const isClosed = status === 'closed';
  const params = { id };
  const send = () => ticketCalls.answerTicket({ params, body: { message: text, kind, version } });
  const note = () => ticketCalls.noteTicket({ params, body: { note: text } });
  const close = () => ticketCalls.closeTicket({ params, body: { version } });
  return (
    <form
      className="grid gap-4"
      aria-label="Answer"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(isClosed ? note : send);
      }}
    >
      {!isClosed && (
        <Field label="Template" optional>
          <Select
            options={templates}
            placeholder="None"
            value=""
            onChange={({ target }) => {
              const found = templates.find(({ value }) => value === target.value);
              if (found) setText((now) => (now ? `${now}\n\n${found.text}` : found.text));
            }}
          />
        </Field>
      )}
      {!isClosed && complaint && (
        <Field
          label="Step of the complaint"
          hint={
            complaint.stage === 'answered' && !letters.includes('final_answer')
              ? 'You answered this complaint, so a colleague has to decide and send the final answer.'
              : undefined
          }
        >
          <Select
            options={letters.map((value) => ({ value, label: letterLabels[value] }))}
            value={kind}
            onChange={({ target }) => setChosen(letters.find((letter) => letter === target.value))}
          />
        </Field>
      )}
      <Field
        label={isClosed ? 'Note' : 'Answer or note'}
        hint={isClosed ? undefined : 'The email starts with “Dear” and their name.'}
      >
        <Textarea
          rows={6}
          required
          minLength={10}
          maxLength={4000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        {!isClosed && (
          <Button type="submit" busy={change.isPending}>
            Send by email
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={text.trim().length < 3 || change.isPending}
          onClick={() => change.mutate(note)}
        >
          Save as a note
        </Button>
        {!isClosed && (
          <Button variant="quiet" disabled={change.isPending} onClick={() => change.mutate(close)}>
            Close ticket
          </Button>
        )}
      </div>
    </form>
  );
}
