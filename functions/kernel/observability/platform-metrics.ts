/** The namespace of all metrics that functions count. */
export const metricNamespace = 'Gable';

/** Calls that ended in an error that the code does not know, by the function. */
export const unexpectedError = 'UnexpectedError';

/** Messages in dead-letter queues, by the stack of the queue. */
export const deadLettersMetric = 'DeadLetters';

/** Messages in the longest of the queues that subscribers work through. */
export const waitingMessages = 'WaitingMessages';
