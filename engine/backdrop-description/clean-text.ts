/** A member's text after cleaning: any characters, except invisible ones that could hide or reorder text. */

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Format characters (zero-width, bidirectional marks); the joiner inside an emoji has to stay. */
const FORMAT_CHARACTERS = /(?!\u200d)\p{Cf}+/gu
const STRAY_JOINERS = /(?<!\p{Emoji}\ufe0f?|\p{Emoji_Modifier})\u200d|\u200d(?!\p{Emoji})/gu

/** @param limit in UTF-16 units; a surrogate pair is never cut in half. */
export function cleanText(text: string, limit: number): string {
  return text
    .slice(0, limit)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(FORMAT_CHARACTERS, '')
    .replace(STRAY_JOINERS, '')
    .replace(CONTROLS, '\n')
}

/** Lower case without accents: how words are compared. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}
