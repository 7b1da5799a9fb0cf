import { LINKS } from '#features/chat/understanding/lexicon/captions-in-chat.ts'

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

/** Shortens a name to at most `max` UTF-16 units by dropping whole words. */
export function shortName(name: string, max: number): string {
  if (name.length <= max) return name
  const words = name.split(' ')
  const fitting = words.map((_, index) => words.slice(0, words.length - index).join(' ')).find((part) => part.length <= max)
  const kept = fitting?.split(' ') ?? []
  const end = kept.findLastIndex((word) => !LINKS.test(word))
  return end < 0 ? clip(name, max) : kept.slice(0, end + 1).join(' ')
}
