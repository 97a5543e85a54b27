/** Facebook's logo in its own colour, as its sign-in guidelines require. */
export function FacebookMark() {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden focusable="false">
      <circle cx="12" cy="12" r="12" fill="#0866ff" />
      <path
        fill="#fff"
        d="M13.6 23.9V15h2.9l.6-3.5h-3.5V9.3c0-1 .5-1.8 1.9-1.8h1.7v-3a13 13 0 0 0-2.5-.2c-2.7 0-4.5 1.6-4.5 4.6v2.6H7V15h3.2v8.8z"
      />
    </svg>
  );
}
