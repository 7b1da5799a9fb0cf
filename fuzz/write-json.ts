/** JSON that no serialiser writes: duplicate keys, numbers out of range, `__proto__`, endless depth. */

/** A text that is inserted into the JSON unchanged. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const MARK = '\uE000raw'
const KEY_MARK = '\uE001'

/** `key` once more, beside the existing one. */
export function sameKeyAgain(key: string): string {
  return `${key}${KEY_MARK}again`
}

/** A key that an object literal cannot have as its own. */
export function plainKey(key: string): string {
  return `${key}${KEY_MARK}`
}

export function writeJson(value: unknown): string {
  const raws: string[] = []
  const text =
    JSON.stringify(value, (_, part: unknown) => {
      if (!(part instanceof RawJson)) return part
      raws.push(part.text)
      return `${MARK}${raws.length - 1}`
    }) ?? ''
  return text
    .replaceAll(/"\uE000raw(\d+)"/g, (_, at: string) => raws[Number(at)] ?? 'null')
    .replaceAll(/\uE001(?:again)?(?=":)/g, '')
}
