import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '../stages.ts';

/**
 * What becomes of a log group when its function is renamed, moved or deleted. In a stage whose data is retained it
 * stays, so that a release does not end the trail of an incident; its retention still empties it. A group of a
 * stack that could not be created goes.
 */
export function selectLogRemoval({ retained }: Stage): RemovalPolicy {
  return retained ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
