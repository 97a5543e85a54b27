/** The logo: the line of a gable. */
export function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d="M3 18 16 6l13 12M8 17v9h16v-9" />
    </svg>
  );
}
