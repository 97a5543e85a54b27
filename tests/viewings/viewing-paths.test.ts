import { expect, test } from 'vitest';
import { viewingRoutes } from '../../functions/deals/viewings/contract.ts';

const ulid = '01K9ZX3Q6T4C8V0R2M5N7P9B1D';

test.each(['', '}', '%7D', '%7d'])('the specification’s path of a rejection may end in “%s”', (end) => {
  const typed = { timeSlotId: `slt_${ulid}`, messageId: `msg_${ulid}${end}` };
  expect(viewingRoutes.rejectViewing.params.parse(typed).messageId).toBe(`msg_${ulid}`);
});
