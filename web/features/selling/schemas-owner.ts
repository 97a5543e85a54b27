import { jointOwnerRoutes } from '../../../functions/joint-owners/contract.ts';

/** What the form for a joint owner checks: the contract's own rules. */
export const OwnerForm = jointOwnerRoutes.inviteJointOwner.body;
