interface KeptDataProps {
  rows: readonly { readonly what: string; readonly facts: readonly { readonly name: string; readonly text: string }[] }[]
}

/** Each kind of data with its facts. */
export function KeptData({ rows }: KeptDataProps) {
  return (
    <ul className="mt-5 divide-y divide-line border-y border-line">
      {rows.map(({ what, facts }) => (
        <li key={what} className="break-inside-avoid py-4">
          <h3 className="font-sans text-base font-semibold tracking-normal">{what}</h3>
          <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[9rem_1fr]">
            {facts.map(({ name, text }) => (
              <div key={name} className="contents">
                <dt className="text-faint max-sm:mt-1">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
