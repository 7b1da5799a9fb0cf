/** JSON that no writer of JSON would write: keys twice, numbers beyond all numbers, `__proto__`, depth without end. */

/** A text that stands in the JSON as it is. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const MARK = '\uE000raw'
const KEY_MARK = '\uE001'

/** `key` once more, beside the one that is there. */
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
