import { type ComponentType, createElement, type FunctionComponent, use } from 'react';
import { waitUntilIdle } from './wait-until-idle.ts';

export interface LazyPart<Props extends object> extends FunctionComponent<Props> {
  /** Loads the code once the page is idle. A load that fails is tried again by the render. */
  preload(): void;
}

type PartModule<Props> = Promise<{ readonly default: ComponentType<Props> }>;

const loadedParts = new Set<unknown>();

/**
 * A part whose code is loaded when it is first needed, or before. One that is loaded is rendered at once, whereas
 * a component of React's `lazy` suspends the first time in any case.
 */
export function lazyPart<Props extends object>(load: () => PartModule<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: PartModule<Props> | undefined;
  let isPreloaded = false;
  let hasSuspended = false;
  async function loadPart() {
    const module = await load();
    loaded = module.default;
    loadedParts.add(Part);
    return module;
  }
  const getLoad = () => (loading ??= loadPart());
  const Part = (props: Props) => {
    hasSuspended ||= loaded === undefined;
    // React expects `use` again in the render that follows one that suspended.
    return createElement(hasSuspended || !loaded ? use(getLoad()).default : loaded, props);
  };
  Part.preload = () => {
    if (isPreloaded) return;
    isPreloaded = true;
    waitUntilIdle()
      .then(getLoad)
      .catch(() => {
        loading = undefined;
      });
  };
  return Part;
}

/** Whether a component is a part whose code is there. */
export function isLoadedPart(type: unknown): boolean {
  return loadedParts.has(type);
}
