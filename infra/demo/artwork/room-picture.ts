import type { Picture } from './picture.ts';
import type { Room } from './rooms/shell.ts';

export const room = (name: string, alt: string, paint: (seed: string) => Room): Picture => ({
  name,
  kind: 'room',
  alt,
  draw: () => paint(name).sheet,
});
