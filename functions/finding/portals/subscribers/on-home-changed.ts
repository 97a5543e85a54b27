import {
  JointOwnerAccepted,
  JointOwnerDeclined,
  JointOwnerInvited,
  JointOwnerLeft,
  JointOwnerWithdrawn,
} from '../../../../events/joint-owner.ts';
import {
  PortalInstructionGiven,
  PortalSendDue,
  PortalSendRequested,
  PortalTryDue,
} from '../../../../events/portal.ts';
import { PropertyChanged, PropertyPublished, PropertyStatusChanged } from '../../../../events/property.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { forgetOwnersWord } from '../commands/forget-owner.ts';
import { syncAdvert } from '../commands/sync-advert.ts';
import { syncHome } from '../commands/sync-home.ts';

/** Sends a home to the portals that its owners chose, whenever it, or what they want, has changed. */
export const handler = subscriber(
  'portals-on-home-changed',
  {
    on: [
      PropertyPublished,
      PropertyChanged,
      PropertyStatusChanged,
      PortalInstructionGiven,
      PortalSendDue,
      PortalSendRequested,
      PortalTryDue,
      JointOwnerAccepted,
      JointOwnerDeclined,
      JointOwnerInvited,
      JointOwnerLeft,
      JointOwnerWithdrawn,
    ],
    needs: ['table:write', 'portals', 'operator', 'site', 'scheduler'],
    // A portal that is slow keeps no more runs than these busy.
    atOnce: 4,
    timeoutSeconds: 90,
  },
  async ({ name, data }, { id: holder }) => {
    const { propertyId } = data;
    switch (name) {
      case PortalSendDue.name:
        return syncAdvert({ propertyId, portal: data.portal, holder, isForced: data.differs }, now());
      case PortalSendRequested.name:
        return syncAdvert({ propertyId, portal: data.portal, holder, isForced: true }, now());
      case PortalTryDue.name:
        return syncAdvert({ propertyId, portal: data.portal, holder, isForced: false }, now());
      case JointOwnerLeft.name:
      case JointOwnerWithdrawn.name:
        if (data.userId !== undefined) await forgetOwnersWord(propertyId, data.userId);
        return syncHome(propertyId, holder, now());
      default:
        return syncHome(propertyId, holder, now());
    }
  },
);
