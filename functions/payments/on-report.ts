import { PaymentReported } from '../../events/payment.ts';
import { subscriber } from '../shared/subscriber.ts';
import { takeIn } from './acts.ts';
import { bothWays } from './ways.ts';

/** What a provider told of is asked of the provider, and taken in as it is by now. */
export const handler = subscriber([PaymentReported], async ({ data }) => takeIn(data, bothWays));
