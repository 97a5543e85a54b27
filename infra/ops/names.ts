/** The name of the stage's bus and user pool. */
export const stageName = (stage: string): string => `gable-${stage}`;

/** The beginning of the names of what a stack of the stage makes. */
export const stackPrefix = (stage: string, stack = ''): string => `Gable-${stage}-${stack}`;
