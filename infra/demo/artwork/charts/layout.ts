/** Metres; y grows towards the front door. */
export interface PlanRoom {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly kind: 'living' | 'sleeping' | 'kitchen' | 'wet' | 'hall' | 'stairs' | 'store' | 'outside';
}

export interface Floor {
  readonly title: string;
  readonly rooms: readonly PlanRoom[];
}
