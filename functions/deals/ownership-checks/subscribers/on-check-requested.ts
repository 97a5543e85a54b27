import { OwnershipCheckRequested, OwnershipTryDue } from '../../../../events/ownership.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { askRegister } from '../commands/ask-register.ts';

/** Asks the land register, again where it did not answer. */
export const handler = subscriber(
  'ownership-checks-on-check-requested',
  {
    on: [OwnershipCheckRequested, OwnershipTryDue],
    needs: ['table:write', 'title-register', 'scheduler'],
    timeoutSeconds: 60,
  },
  ({ data }) => askRegister(data.propertyId, data.questionId, now()),
);
