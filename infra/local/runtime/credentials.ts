/** Every caller's secret. The access key id is the function's own id, so that each call tells who made it. */
export const secretAccessKey = 'local-secret';
/** Who calls when no function does: the cloud itself, its tests and its tools. */
export const operator = 'operator';
