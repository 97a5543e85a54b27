import type { HomeAction } from './home-action.ts';

export const actionLabels: Readonly<Record<HomeAction, string>> = {
  publish: 'Put on sale',
  resume: 'Put back on sale',
  relist: 'Put back on sale',
  pause: 'Pause',
  withdraw: 'Withdraw',
};

export const withdrawReasons = [
  { value: 'Sold elsewhere', label: 'It’s sold elsewhere' },
  { value: 'Staying', label: 'I’m staying where I am' },
  { value: 'Later', label: 'I’ll sell later' },
  { value: 'Other', label: 'Something else' },
] as const;
