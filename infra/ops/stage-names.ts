/** The name of the stage's bus and user pool. */
export function toStageName(stage: string): string {
  return `gable-${stage}`;
}

/** The beginning of the names of what a stack of the stage makes. */
export function toStackPrefix(stage: string, stack = ''): string {
  return `Gable-${stage}-${stack}`;
}
