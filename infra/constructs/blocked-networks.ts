/** The name of a set of networks that the firewall refuses; operators change it while the stage runs. */
export const blockedSetName = (stage: string, version: 4 | 6): string =>
  `gable-${stage}-blocked-ipv${version}`;
