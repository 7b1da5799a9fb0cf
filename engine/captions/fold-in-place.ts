import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'

/** Without accents and case, every character still where it was: what matches here can be cut out of the original. */
export function foldInPlace(text: string): string {
  let folded = ''
  // most characters are plain, and each text is folded again and again
  for (const character of text) folded += character < '\u0080' ? character.toLowerCase() : foldAccented(character)
  return folded
}

function foldAccented(character: string): string {
  const folded = character
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return folded.length === character.length ? folded : character
}

/** A pattern for folded text; the class [çc] and the like in the lexicon may keep their accents. */
export function foldedPattern(source: string, flags = 'gu'): RegExp {
  return boundedPattern(source.normalize('NFD').replace(/\p{M}+/gu, ''), flags)
}
