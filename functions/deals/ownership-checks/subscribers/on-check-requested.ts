import { OwnershipCheckRequested, OwnershipTryDue } from '../../../../events/ownership.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { askRegister } from '../commands/ask-register.ts';

/** Asks the land register, again where it did not answer. */
export const handler = subscriber([OwnershipCheckRequested, OwnershipTryDue], ({ data }) =>
  askRegister(data.propertyId, data.questionId, now()),
);
