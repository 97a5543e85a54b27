import { PrintedPhone } from '../../../kernel/phone.ts';
import { NewAffiliateApplication } from './referral.ts';

/** What an applicant types in. */
export const TypedApplication = NewAffiliateApplication.extend({ phone: PrintedPhone });
