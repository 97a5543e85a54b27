/** The skeleton of a card. */
export function HomeCardSkeleton() {
  return (
    <div className="grid content-start gap-3" aria-hidden>
      <div className="pulse aspect-3/2 rounded-md bg-line" />
      <div className="grid gap-2.5 pt-1">
        <div className="pulse h-5 w-28 rounded-sm bg-line" />
        <div className="pulse h-4 w-52 max-w-full rounded-sm bg-line" />
        <div className="pulse h-4 w-40 rounded-sm bg-line" />
      </div>
    </div>
  );
}
