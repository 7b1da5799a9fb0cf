/** Cuts these characters off the end, in one step back for each, where a pattern before `$` would try at each position again. */
export function withoutEnd(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Cuts these characters off the start. */
export function withoutStart(text: string, character: RegExp): string {
  let from = 0
  while (from < text.length && character.test(text.charAt(from))) from += 1
  return text.slice(from)
}
