/** The consequences of an action, one on each line, shown before it is confirmed. */
export function Consequences({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 text-soft marker:text-edge">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
