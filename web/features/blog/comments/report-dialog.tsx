import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportRequest } from '../../../../functions/cases/contract.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { type CommentView, reports } from '../api.ts';

type Category = Exclude<ReportRequest, { type: 'block' }>['category'];
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
  readonly comment: CommentView;
  readonly name: string;
  readonly onClose: () => void;
}

/** Reports a comment to the staff. */
export default function ReportDialog({ comment, name, onClose }: Props) {
  const [category, setCategory] = useState<Category>();
  const [details, setDetails] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reporting = useMutation({
    mutationFn: (chosen: Category) =>
      reports.report({
        body: {
          type: 'report',
          commentId: comment.id,
          category: chosen,
          ...(details.trim() && { details: details.trim() }),
        },
      }),
    onSuccess: () => {
      onClose();
      toast.success('Thank you. We have your report and will write to you about it.');
    },
  });
  const send = () => {
    setMissing(!category);
    if (category) reporting.mutate(category);
  };
  return (
    <StepDialog
      title="Report this comment"
      action="Send report"
      busy={reporting.isPending}
      error={reporting.error}
      onSend={send}
      onClose={onClose}
    >
      <p className="text-muted">We read the comment with your report. {name} is not told who sent it.</p>
      <Field label="What is wrong" error={isMissing && !category ? 'Choose what is wrong' : undefined}>
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
    </StepDialog>
  );
}
