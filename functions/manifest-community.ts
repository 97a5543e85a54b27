import type { Subscriber } from './manifest-kinds.ts';

/** Subscribers of content, trust and staff work; a stack of their own keeps each below CloudFormation's 500 resources. */
export const communityReactions = {} as const satisfies Record<string, Subscriber>;
