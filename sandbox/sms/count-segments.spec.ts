import { describe, expect, it } from 'vitest'
import { countSegments } from './count-segments.ts'

describe('counting the segments of a short message', () => {
  it.each([
    ['160 plain letters', 'a'.repeat(160), { encoding: 'GSM-7', units: 160, count: 1 }],
    ['161 plain letters', 'a'.repeat(161), { encoding: 'GSM-7', units: 161, count: 2 }],
    ['307 plain letters', 'a'.repeat(307), { encoding: 'GSM-7', units: 307, count: 3 }],
    ['a euro sign, which costs two', '€', { encoding: 'GSM-7', units: 2, count: 1 }],
    ['é, which is in the table', 'café', { encoding: 'GSM-7', units: 4, count: 1 }],
    ['ç, which is not', 'peça', { encoding: 'UCS-2', units: 4, count: 1 }],
    ['71 letters with one outside the table', 'ã'.repeat(71), { encoding: 'UCS-2', units: 71, count: 2 }],
    ['an emoji, two units', '🙂', { encoding: 'UCS-2', units: 2, count: 1 }],
  ])('%s', (_case, text, segments) => {
    expect(countSegments(text)).toEqual(segments)
  })
})
