import type { Picture } from './picture.ts';
import type { Room } from './rooms/shell.ts';

export function createRoomPicture(name: string, alt: string, paint: (seed: string) => Room): Picture {
  return {
    name,
    kind: 'room',
    alt,
    draw: () => paint(name).sheet,
  };
}
