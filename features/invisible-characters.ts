/** Characters that show nothing. Texts from phone books, editors and strangers contain them. */

/** Removed from a line: marks of direction, as in a number copied from a phone book, and spaces without width. */
export const HIDDEN_IN_LINE = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu

/** Count for nothing in a text that has to say something: blanks, controls, and U+2800, the Braille pattern without dots. */
export const BLANK_CHARACTERS = String.raw`\s\p{C}\p{Default_Ignorable_Code_Point}\u2800`
