import {
  AccountBlocked,
  AccountChanged,
  AccountDeleted,
  AccountRegistered,
  AccountUnblocked,
  AccountVerified,
} from '../../../../events/account.ts';
import { EnquiryClosed, EnquiryOpened, EnquiryReopened } from '../../../../events/enquiry.ts';
import { IdentityCheckErased, IdentityVerified } from '../../../../events/identity.ts';
import { OwnershipCheckErased, OwnershipLapsed, OwnershipVerified } from '../../../../events/ownership.ts';
import {
  PaymentFailed,
  PaymentPending,
  PaymentRefunded,
  PaymentRefundFailed,
  PaymentStarted,
  PaymentSucceeded,
} from '../../../../events/payment.ts';
import { PropertyChanged, PropertyStatusChanged, PropertySubmitted } from '../../../../events/property.ts';
import { ReportFiled } from '../../../../events/report.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { refreshDirectory, removePersonFromDirectory } from '../commands/refresh-directory.ts';

/** Keeps what the desk finds people, homes, payments, tickets and cases by. */
export const handler = subscriber(
  'staff-on-event-keep-directory',
  {
    on: [
      AccountRegistered,
      AccountVerified,
      AccountChanged,
      AccountBlocked,
      AccountUnblocked,
      AccountDeleted,
      IdentityVerified,
      IdentityCheckErased,
      PropertySubmitted,
      PropertyChanged,
      PropertyStatusChanged,
      OwnershipVerified,
      OwnershipLapsed,
      OwnershipCheckErased,
      PaymentStarted,
      PaymentPending,
      PaymentSucceeded,
      PaymentFailed,
      PaymentRefunded,
      PaymentRefundFailed,
      EnquiryOpened,
      EnquiryReopened,
      EnquiryClosed,
      ReportFiled,
    ],
    needs: ['table:write'],
  },
  async ({ name, data }) => {
    if (name === AccountDeleted.name) return removePersonFromDirectory(data.userId);
    if ('caseId' in data) return refreshDirectory('case', data.caseId);
    if ('ticketId' in data) return refreshDirectory('ticket', data.ticketId);
    if ('paymentId' in data) return refreshDirectory('payment', data.paymentId);
    if ('propertyId' in data) return refreshDirectory('home', data.propertyId);
    return refreshDirectory('person', data.userId);
  },
);
