/** The colours of the map, by the names that they have in `map.css` without their prefix. */
export type MapColours = ReturnType<typeof readColours>;

/** Resolves the custom properties of a map's container for its canvas, in the theme of the moment. */
export function readColours(container: HTMLElement) {
  const probe = document.createElement('i');
  probe.hidden = true;
  container.append(probe);
  const colourOf = (name: string): string => {
    probe.style.color = `var(--map-${name})`;
    return getComputedStyle(probe).color;
  };
  const found = {
    land: colourOf('land'),
    sea: colourOf('sea'),
    park: colourOf('park'),
    wood: colourOf('wood'),
    sand: colourOf('sand'),
    town: colourOf('town'),
    grounds: colourOf('grounds'),
    building: colourOf('building'),
    minorRoad: colourOf('minor-road'),
    majorRoad: colourOf('major-road'),
    motorway: colourOf('motorway'),
    roadEdge: colourOf('road-edge'),
    path: colourOf('path'),
    rail: colourOf('rail'),
    label: colourOf('label'),
    waterLabel: colourOf('water-label'),
    halo: colourOf('halo'),
  };
  probe.remove();
  return found;
}

/** Calls `notify` when the visitor chooses another theme, or the system changes its own. */
export function watchTheme(notify: () => void, signal: AbortSignal): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', notify, { signal });
  const chosen = new MutationObserver(notify);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => chosen.disconnect());
}
