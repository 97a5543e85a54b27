/** The metric that counts records that were replaced or removed. */
export const recordChanged = 'RecordChanged';
