/** The basic table of GSM 03.38 and, separately, the characters that take two septets. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const EXTENDED = new Set('\f^{}\\[~]|€')

export interface Segments {
  readonly encoding: 'GSM-7' | 'UCS-2'
  /** Septets or UTF-16 units. */
  readonly units: number
  readonly count: number
}

/**
 * How many short messages a text takes: 160 septets in one and 153 in each part; one character outside the table makes it 70 and
 * 67.
 */
export function countSegments(text: string): Segments {
  const letters = Array.from(text)
  const isGsm = letters.every((letter) => BASIC.has(letter) || EXTENDED.has(letter))
  const units = isGsm ? letters.reduce((sum, letter) => sum + (EXTENDED.has(letter) ? 2 : 1), 0) : text.length
  const [alone, split] = isGsm ? [160, 153] : [70, 67]
  return { encoding: isGsm ? 'GSM-7' : 'UCS-2', units, count: units <= alone ? 1 : Math.ceil(units / split) }
}
