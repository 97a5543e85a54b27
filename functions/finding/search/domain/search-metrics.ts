/** The metric that counts calls of a cluster that failed, whose searches another engine answered. */
export const searchClusterFailed = 'SearchClusterFailed';
