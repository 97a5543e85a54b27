import { jointOwnerRoutes } from '../../../functions/listings/joint-owners/contract.ts';

/** The schema of the joint owner form: the contract's rules. */
export const OwnerForm = jointOwnerRoutes.inviteJointOwner.body;
