import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reporting } from '../../../../functions/moderation/contract.ts';
import { ApiError, wordsFor } from '../../../lib/api-error.ts';
import { isUserId } from '../../../lib/ids.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { type Message, moderation, type ThreadIds } from '../api.ts';

type Category = Exclude<Reporting, { type: 'block' }>['category'];
const categories = [
  { value: 'fraud', label: 'It looks like a scam' },
  { value: 'harassment', label: 'Threats or harassment' },
  { value: 'illegal', label: 'Something illegal' },
  { value: 'misleading', label: 'False or misleading' },
  { value: 'privacy', label: 'Private details of somebody' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly { value: Category; label: string }[];
const isCategory = (typed: string): typed is Category => categories.some(({ value }) => value === typed);

interface Props {
  readonly onClose: () => void;
  readonly about: {
    readonly userId: string;
    readonly propertyId: ThreadIds['propertyId'];
    readonly messageId: Message['id'] | undefined;
  };
  readonly name: string;
}

/** Reports a person of a conversation, with its last messages as evidence, and blocks them where that is wanted. */
export function ReportDialog({ onClose, about, name }: Props) {
  const queries = useQueryClient();
  const [category, setCategory] = useState<Category>();
  const [details, setDetails] = useState('');
  const [block, setBlock] = useState(false);
  const [missing, setMissing] = useState(false);
  const reporting = useMutation({
    mutationFn: async (chosen: Category) => {
      const { userId, messageId } = about;
      if (!isUserId(userId)) throw new TypeError('There is nobody to report');
      await moderation.report({
        body: {
          type: block ? 'both' : 'report',
          category: chosen,
          userId,
          ...(messageId && { messageId }),
          ...(details.trim() && { details: details.trim() }),
        },
      });
    },
    onSuccess: () => {
      onClose();
      toast.success('Thank you. We have your report and will write to you about it.');
      if (block) void queries.invalidateQueries();
    },
  });
  const send = () => {
    setMissing(!category);
    if (category) reporting.mutate(category);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Report ${name}`}
      actions={
        <>
          <Button busy={reporting.isPending} onClick={send}>
            Send report
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">The last messages go with your report. {name} is not told who sent it.</p>
        <Field label="What is wrong" error={missing ? 'Choose what is wrong' : undefined}>
          <Select
            options={categories}
            placeholder="Choose"
            value={category ?? ''}
            onChange={({ target }) => setCategory(isCategory(target.value) ? target.value : undefined)}
          />
        </Field>
        <Field label="What happened" optional>
          <Textarea
            rows={3}
            maxLength={2_000}
            value={details}
            onChange={({ target }) => setDetails(target.value)}
          />
        </Field>
        <Checkbox
          label={`Block ${name} as well`}
          checked={block}
          onChange={({ target }) => setBlock(target.checked)}
        />
        {reporting.error && (
          <Notice kind="error" alert>
            <p>{reporting.error instanceof ApiError ? reporting.error.detail : wordsFor(reporting.error)}</p>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
