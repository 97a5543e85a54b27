import { categoryTexts, subjectTexts } from '../../../../functions/trust/cases/domain/words.ts';
import { formatMomentName } from '../../../lib/moment-name.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DeskLine } from '../parts/line.tsx';
import type { FoundRows } from '../search/api.ts';
import { statusText } from './labels.ts';

/** A case in a list of several kinds. */
export function CaseLine({ report }: { readonly report: FoundRows['cases'][number] }) {
  const { id, number, origin, category, subject, status, since } = report;
  return (
    <DeskLine
      to={`/staff/reports/${id}`}
      title={`${origin === 'staff_act' ? 'Staff action' : categoryTexts[category]}: ${subjectTexts[subject]}`}
      state={<Badge>{statusText[status]}</Badge>}
    >
      {[number, `since ${formatMomentName(since)}`].filter(Boolean).join(' · ')}
    </DeskLine>
  );
}
