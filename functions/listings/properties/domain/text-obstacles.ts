import type { TextFinding } from '../../../people/content-rules/domain/text-finding.ts';
import type { DraftData } from './listing.ts';
import { findTextIssues, toAdvice } from './text-findings.ts';
import type { Obstacle } from './views.ts';

/** The findings of one severity in the texts of a listing, in the order of the wizard. */
export function listTextObstacles(data: DraftData, severity: TextFinding['severity']): Obstacle[] {
  return findTextIssues(data)
    .filter((finding) => finding.severity === severity)
    .map((finding) => ({
      code: `text_${finding.rule}`,
      field: finding.field,
      step: finding.step,
      text: toAdvice(finding),
    }));
}
