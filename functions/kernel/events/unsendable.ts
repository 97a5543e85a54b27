/** The envelope in which an event that the bus refuses for good reaches the relay's queue. */
export const unsendable = { source: 'gable.relay', detailType: 'event.unsendable' } as const;

/** The metric that the sweeper counts in a run that finds events older than five minutes. */
export const eventsOverdue = 'EventsOverdue';
