import type { Picture } from './picture.ts';
import type { Material } from './wall.ts';
import type { World } from './world.ts';

export const brick = (pigment: string): Material => ({ kind: 'brick', pigment });

export const render = (pigment: string): Material => ({ kind: 'render', pigment });

export const stone = (pigment: string): Material => ({ kind: 'stone', pigment });

export const rubble = (pigment: string): Material => ({ kind: 'rubble', pigment });

export function facade<Look>(
  name: string,
  alt: string,
  paint: (look: Look & { seed: string }) => World,
  look: Look,
): Picture {
  return { name, kind: 'facade', alt, draw: () => paint({ ...look, seed: name }).sheet };
}

export type Bare<T> = Omit<T, 'seed'>;
