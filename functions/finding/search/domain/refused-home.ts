/** The envelope of a home that the search cluster refuses for good, on its way to the writer's dead letters. */
export const refusedHome = { source: 'gable.search', detailType: 'home.refused' } as const;
