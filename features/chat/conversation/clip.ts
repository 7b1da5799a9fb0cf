/** Shortens a text to at most `max` UTF-16 units, between characters, and marks the cut. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > max - 1) break
    kept += character
  }
  return `${kept.trimEnd()}…`
}

/** Words that a shortened name must not end with. */
const LINKS =
  /^(?:a|à|ao|as|al|o|os|e|y|em|en|no|na|con|com|sem|sin|de|da|do|del|das|dos|el|la|las|los|para|por|the|of|in|on|at|with|and|an|un|una|um|uma)$/iu

/** Shortens a name to at most `max` UTF-16 units by dropping whole words. */
export function shortName(name: string, max: number): string {
  if (name.length <= max) return name
  const words = name.split(' ')
  const fitting = words.map((_, index) => words.slice(0, words.length - index).join(' ')).find((part) => part.length <= max)
  const kept = fitting?.split(' ') ?? []
  const end = kept.findLastIndex((word) => !LINKS.test(word))
  return end < 0 ? clip(name, max) : kept.slice(0, end + 1).join(' ')
}
