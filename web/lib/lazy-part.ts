import { type ComponentType, createElement, type FunctionComponent, use, useEffect } from 'react';
import { toast } from './toast.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

export interface LazyPart<Props extends object> extends FunctionComponent<Props> {
  /** Loads the code now, so that the next render has it; without a connection it is not there. */
  load(): Promise<void>;
  /** Loads the code once the page is idle. */
  preload(): void;
  isLoaded(): boolean;
}

type PartModule<Props> = Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A part whose code is loaded when it is first needed, or before. One that is loaded is rendered at once, whereas
 * a component of React's `lazy` suspends the first time in any case. Without a connection, a dialog closes with a toast
 * and any other part is missing. The next one that is opened loads the code again, where the browser keeps no failure.
 */
export function lazyPart<Props extends object>(load: () => PartModule<Props>): LazyPart<Props> {
  /** The part whose code was there before it was needed. */
  let prepared: ComponentType<Props> | undefined;
  let preparing: Promise<void> | undefined;
  let loading: PartModule<Props> | undefined;
  const MissingPart = (props: Props) => {
    useEffect(() => {
      loading = undefined;
      if (!('onClose' in props) || typeof props.onClose !== 'function') return;
      toast.failure('We couldn’t load this. Check your connection and reload.');
      props.onClose();
    });
    return null;
  };
  const getLoad = () => (loading ??= load().catch(() => ({ default: MissingPart })));
  // React expects `use` again in the render that follows one that suspended.
  const Part = (props: Props) =>
    createElement(loading || !prepared ? use(getLoad()).default : prepared, props);
  async function prepare() {
    const module = await load();
    prepared = module.default;
  }
  Part.load = () => prepare().catch(() => undefined);
  Part.preload = () => {
    preparing ??= waitUntilIdle().then(Part.load);
  };
  Part.isLoaded = () => prepared !== undefined;
  return Part;
}
