import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import { formatDate, formatPounds } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DeskLine } from '../parts/line.tsx';
import type { NewestHome } from './api.ts';

/** A home in a list. */
export const HomeLine = ({
  home: { id, address, status, nation, price, createdAt },
}: {
  readonly home: NewestHome;
}) => (
  <DeskLine
    to={`/staff/homes/${id}`}
    title={address}
    state={<Badge>{formatPropertyStatus(status, nation)}</Badge>}
  >
    <span className="tabular">{formatPounds(price)}</span>
    {`, submitted ${formatDate(createdAt)}`}
  </DeskLine>
);
