import type { DayPlan } from '../../../entities/shortlist/api.ts';

/** What the times of a plan rest on. */
export const EstimateNote = ({ viewingMinutes, milesPerHour, detourPercent }: DayPlan['assumptions']) => (
  <p className="text-sm text-muted">
    {`Each viewing counts as ${viewingMinutes} minutes. Driving times are our estimate: the straight line plus ${detourPercent}% for the roads, at ${milesPerHour} mph, without traffic. Where a seller doesn’t show the house number, the place is right to about 100 metres.`}
  </p>
);
