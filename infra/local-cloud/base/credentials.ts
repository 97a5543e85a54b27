/** The secret of all callers. The access key id is the function's own id, which identifies the caller. */
export const secretAccessKey = 'local-secret';
/** The access key id of callers that are no function: the cloud itself, its tests and its tools. */
export const operator = 'operator';
