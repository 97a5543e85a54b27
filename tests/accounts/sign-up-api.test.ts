// The case files share one cloud: starting it takes longer than most of the cases.
import './registration.cases.ts';
import './verification.cases.ts';
import './profile.cases.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');
