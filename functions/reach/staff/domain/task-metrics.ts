/** The metric that the hourly check counts for each staff task past its promised time. */
export const staffPromiseBroken = 'StaffPromiseBroken';
