/** The text up to its last character that is none of these: in one step back for each, where a pattern before `$` tries at each place anew. */
export function withoutEnd(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The text from its first character that is none of these. */
export function withoutStart(text: string, character: RegExp): string {
  let from = 0
  while (from < text.length && character.test(text.charAt(from))) from += 1
  return text.slice(from)
}
