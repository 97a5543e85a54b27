import type { Picture } from './picture.ts';
import type { Material } from './wall.ts';
import type { World } from './world.ts';

export function createBrick(pigment: string): Material {
  return { kind: 'brick', pigment };
}

export function createRender(pigment: string): Material {
  return { kind: 'render', pigment };
}

export function createStone(pigment: string): Material {
  return { kind: 'stone', pigment };
}

export function createRubble(pigment: string): Material {
  return { kind: 'rubble', pigment };
}

export function createFacadePicture<Look>(
  name: string,
  alt: string,
  paint: (look: Look & { seed: string }) => World,
  look: Look,
): Picture {
  return { name, kind: 'facade', alt, draw: () => paint({ ...look, seed: name }).sheet };
}

export type WithoutSeed<T> = Omit<T, 'seed'>;
