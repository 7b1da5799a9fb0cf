/** At most `max` UTF-16 units, cut between characters and marked as cut. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > max - 1) break
    kept += character
  }
  return `${kept.trimEnd()}…`
}
