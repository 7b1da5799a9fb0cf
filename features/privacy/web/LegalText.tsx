const ITEM = '- '

/** One paragraph for each line; consecutive lines that begin with a dash form a list. */
export function LegalText({ text }: { text: string }) {
  return blocksOf(text).map((block) =>
    typeof block === 'string' ? (
      <p key={block} className="mt-3">
        {block}
      </p>
    ) : (
      <ul key={block[0]} className="mt-3 list-disc space-y-1.5 pl-5 marker:text-faint">
        {block.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  )
}

function blocksOf(text: string): readonly (string | readonly string[])[] {
  const blocks: (string | string[])[] = []
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (!line.startsWith(ITEM)) blocks.push(line)
    else if (Array.isArray(last)) last.push(line.slice(ITEM.length))
    else blocks.push([line.slice(ITEM.length)])
  }
  return blocks
}
