/** The metric that counts calls of a cluster that failed, whose searches another engine answered. */
export const searchClusterFailed = 'SearchClusterFailed';

/** The metrics that count the searches that both engines answered, and those that they answered differently. */
export const searchesCompared = 'SearchesCompared';
export const searchesDiffer = 'SearchesDiffer';
