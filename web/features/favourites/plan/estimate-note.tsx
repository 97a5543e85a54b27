import { planAssumptions } from '../../../../functions/deals/shortlists/domain/plan-assumptions.ts';

const { milesPerHour, detourPercent } = planAssumptions;

/** What the times of a day rest on. */
export function EstimateNote() {
  return (
    <p className="text-sm text-muted">
      {`Each viewing takes as long as its seller has set. Driving times are our estimate: the straight line plus ${detourPercent}% for the roads, at ${milesPerHour} mph, without traffic. Where a seller doesn’t show the house number, the place is right to about 100 metres.`}
    </p>
  );
}
