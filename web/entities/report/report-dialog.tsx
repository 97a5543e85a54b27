import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { filedReportsKey, type ReportSubject } from './api.ts';
import { ReportForm } from './report-form.tsx';
import { ReportSent } from './report-sent.tsx';

interface Props {
  readonly about: ReportSubject;
  readonly onClose: () => void;
}

/** Reports a home, a comment or a person to the staff; a person can be blocked with it. A visitor leaves an address. */
export default function ReportDialog({ about, onClose }: Props) {
  const queries = useQueryClient();
  const [sent, setSent] = useState<{ readonly block: boolean }>();
  if (!sent) return <ReportForm about={about} onClose={onClose} onSent={(block) => setSent({ block })} />;
  // Not before: what a block changes may take away the place of this dialog.
  const leave = () => {
    onClose();
    void queries.invalidateQueries(sent.block ? {} : { queryKey: filedReportsKey });
  };
  return <ReportSent onClose={leave} />;
}
