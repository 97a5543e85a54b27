// The case files share one cloud: starting it takes longer than most of the cases.
import './login.cases.ts';
import './reset.cases.ts';
import './social.cases.ts';
import './deletion.cases.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');
