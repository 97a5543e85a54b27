export const seeWhatComesNext = 'See what comes next';
