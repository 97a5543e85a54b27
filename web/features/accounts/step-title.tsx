import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Whether it takes the focus on mount, because the button that opened the step is no longer in the DOM. */
  readonly focus?: boolean;
}

/** The heading of a step within a section. */
export function StepTitle({ children, focus = true }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) title.current?.focus();
  }, [focus]);
  return (
    <h2 ref={title} tabIndex={-1} className="flex flex-wrap items-center gap-3 text-xl outline-none">
      {children}
    </h2>
  );
}
