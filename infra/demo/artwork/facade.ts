import type { Picture } from './picture.ts';
import type { Material } from './wall.ts';
import type { World } from './world.ts';

export function brick(pigment: string): Material {
  return { kind: 'brick', pigment };
}

export function render(pigment: string): Material {
  return { kind: 'render', pigment };
}

export function stone(pigment: string): Material {
  return { kind: 'stone', pigment };
}

export function rubble(pigment: string): Material {
  return { kind: 'rubble', pigment };
}

export function facade<Look>(
  name: string,
  alt: string,
  paint: (look: Look & { seed: string }) => World,
  look: Look,
): Picture {
  return { name, kind: 'facade', alt, draw: () => paint({ ...look, seed: name }).sheet };
}

export type Bare<T> = Omit<T, 'seed'>;
