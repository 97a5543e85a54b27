import { PackageRefundDue } from '../../events/package.ts';
import { subscriber } from '../shared/subscriber.ts';
import { refundDue } from './acts.ts';
import { bothWays } from './ways.ts';

/** Money of a payment goes back, once for each reason to. */
export const handler = subscriber([PackageRefundDue], async ({ data }) => refundDue(data, bothWays));
