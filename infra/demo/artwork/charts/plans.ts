import type { Floor, PlanRoom } from './layout.ts';

const createPlanRoom = (
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  kind: PlanRoom['kind'],
): PlanRoom => ({ name, x, y, w, h, kind });

/** Believable layouts of common British homes. */
export const layouts = {
  studio: [
    {
      title: 'Second floor',
      rooms: [
        createPlanRoom('Living / kitchen', 0, 0, 4.4, 4.2, 'living'),
        createPlanRoom('Bedroom', 4.4, 0, 3.2, 4.2, 'sleeping'),
        createPlanRoom('Shower room', 4.4, 4.2, 2, 2.1, 'wet'),
        createPlanRoom('Hall', 1.4, 4.2, 3, 2.1, 'hall'),
        createPlanRoom('Store', 6.4, 4.2, 1.2, 2.1, 'store'),
        createPlanRoom('Study', 0, 4.2, 1.4, 2.1, 'store'),
      ],
    },
  ],
  flat: [
    {
      title: 'First floor',
      rooms: [
        createPlanRoom('Balcony', 1, -1.3, 3.4, 1.3, 'outside'),
        createPlanRoom('Living / dining room', 0, 0, 5.4, 4.4, 'living'),
        createPlanRoom('Kitchen', 5.4, 0, 2.8, 2.9, 'kitchen'),
        createPlanRoom('Bedroom 1', 8.2, 0, 3.5, 4.4, 'sleeping'),
        createPlanRoom('Hall', 5.4, 2.9, 2.8, 4.1, 'hall'),
        createPlanRoom('Bathroom', 3.3, 4.4, 2.1, 2.6, 'wet'),
        createPlanRoom('Store', 2.1, 4.4, 1.2, 2.6, 'store'),
        createPlanRoom('Bedroom 2', 8.2, 4.4, 3.5, 2.6, 'sleeping'),
        createPlanRoom('Study', 0, 4.4, 2.1, 2.6, 'sleeping'),
      ],
    },
  ],
  terrace: [
    {
      title: 'Ground floor',
      rooms: [
        createPlanRoom('Kitchen', 0, 0, 3.1, 3.9, 'kitchen'),
        createPlanRoom('Utility', 3.1, 0, 1.9, 2, 'store'),
        createPlanRoom('WC', 3.1, 2, 1.9, 1.9, 'wet'),
        createPlanRoom('Dining room', 0, 3.9, 3.1, 3.6, 'living'),
        createPlanRoom('', 3.1, 3.9, 1.9, 1.6, 'stairs'),
        createPlanRoom('Sitting room', 0, 7.5, 3.1, 4, 'living'),
        createPlanRoom('Hall', 3.1, 5.5, 1.9, 6, 'hall'),
      ],
    },
    {
      title: 'First floor',
      rooms: [
        createPlanRoom('Bathroom', 0, 0, 3.1, 2.6, 'wet'),
        createPlanRoom('Store', 3.1, 0, 1.9, 1.6, 'store'),
        createPlanRoom('Landing', 3.1, 1.6, 1, 6.6, 'hall'),
        createPlanRoom('', 4.1, 1.6, 0.9, 2.4, 'store'),
        createPlanRoom('', 4.1, 4, 0.9, 4.2, 'stairs'),
        createPlanRoom('Bedroom 3', 0, 2.6, 3.1, 2.7, 'sleeping'),
        createPlanRoom('Bedroom 2', 0, 5.3, 3.1, 2.9, 'sleeping'),
        createPlanRoom('Bedroom 1', 0, 8.2, 5, 3.3, 'sleeping'),
      ],
    },
  ],
  semi: [
    {
      title: 'Ground floor',
      rooms: [
        createPlanRoom('Kitchen / dining room', 0, 0, 6.2, 3.4, 'kitchen'),
        createPlanRoom('Living room', 0, 3.4, 3.9, 4.6, 'living'),
        createPlanRoom('WC', 3.9, 3.4, 2.3, 1.1, 'wet'),
        createPlanRoom('', 5.1, 4.5, 1.1, 3.5, 'stairs'),
        createPlanRoom('Hall', 3.9, 4.5, 1.2, 3.5, 'hall'),
      ],
    },
    {
      title: 'First floor',
      rooms: [
        createPlanRoom('Bedroom 2', 0, 0, 3.6, 3.5, 'sleeping'),
        createPlanRoom('Bathroom', 3.6, 0, 2.6, 2.2, 'wet'),
        createPlanRoom('Landing', 3.6, 2.2, 1.5, 3.3, 'hall'),
        createPlanRoom('', 5.1, 2.2, 1.1, 3.3, 'stairs'),
        createPlanRoom('Bedroom 1', 0, 3.5, 3.6, 4.5, 'sleeping'),
        createPlanRoom('Bedroom 3', 3.6, 5.5, 2.6, 2.5, 'sleeping'),
      ],
    },
  ],
  detached: [
    {
      title: 'Ground floor',
      rooms: [
        createPlanRoom('Kitchen', 0, 0, 4.6, 4.2, 'kitchen'),
        createPlanRoom('Family room', 4.6, 0, 5.2, 4.2, 'living'),
        createPlanRoom('Utility', 9.8, 0, 2.4, 2.4, 'store'),
        createPlanRoom('Garage', 9.8, 2.4, 2.9, 6.1, 'store'),
        createPlanRoom('Dining room', 0, 4.2, 3.6, 4.3, 'living'),
        createPlanRoom('Hall', 3.6, 4.2, 2, 4.3, 'hall'),
        createPlanRoom('', 5.6, 4.2, 1, 4.3, 'stairs'),
        createPlanRoom('Living room', 6.6, 4.2, 3.2, 4.3, 'living'),
      ],
    },
    {
      title: 'First floor',
      rooms: [
        createPlanRoom('Bedroom 2', 0, 0, 3.8, 4.2, 'sleeping'),
        createPlanRoom('Bathroom', 3.8, 0, 2.6, 2.4, 'wet'),
        createPlanRoom('Bedroom 3', 6.4, 0, 3.4, 3.6, 'sleeping'),
        createPlanRoom('Landing', 3.8, 2.4, 2.6, 3, 'hall'),
        createPlanRoom('Bedroom 4', 0, 4.2, 3.8, 4.3, 'sleeping'),
        createPlanRoom('Bedroom 1', 6.4, 3.6, 3.4, 4.9, 'sleeping'),
        createPlanRoom('Shower room', 3.8, 5.4, 2.6, 1.6, 'wet'),
        createPlanRoom('', 3.8, 7, 2.6, 1.5, 'stairs'),
      ],
    },
  ],
  bungalow: [
    {
      title: 'Ground floor',
      rooms: [
        createPlanRoom('Kitchen', 0, 0, 4.2, 3.6, 'kitchen'),
        createPlanRoom('Garden room', 4.2, 0, 3.6, 3.6, 'living'),
        createPlanRoom('Bathroom', 7.8, 0, 2.3, 3.6, 'wet'),
        createPlanRoom('Bedroom 1', 10.1, 0, 3.6, 4.6, 'sleeping'),
        createPlanRoom('Living room', 0, 3.6, 4.8, 4.9, 'living'),
        createPlanRoom('Hall', 4.8, 3.6, 1.9, 4.9, 'hall'),
        createPlanRoom('Inner hall', 6.7, 3.6, 3.4, 2, 'hall'),
        createPlanRoom('Bedroom 3', 6.7, 5.6, 3.4, 2.9, 'sleeping'),
        createPlanRoom('Bedroom 2', 10.1, 4.6, 3.6, 3.9, 'sleeping'),
      ],
    },
  ],
} satisfies Record<string, readonly Floor[]>;
