import { jointOwnerRoutes } from '../../../functions/joint-owners/contract.ts';

/** The schema of the joint owner form: the contract's rules. */
export const OwnerForm = jointOwnerRoutes.inviteJointOwner.body;
