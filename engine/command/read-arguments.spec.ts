import { describe, expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'
import { WrongArgument } from './wrong-argument.ts'

describe('reading the arguments', () => {
  it('makes a post of a photo by default', () => {
    expect(readArguments(['photo.jpg'])).toMatchObject({
      kind: 'picture',
      photo: 'photo.jpg',
      out: 'out.jpg',
      order: { operation: 'post', format: '4:5', language: 'pt-BR', lightMatch: true },
    })
  })

  it('reads strokes in their order, and the rectangle', () => {
    const typed = ['p.jpg', '--remove', '.1,.2', '--keep', '0.3,0.4,0.5,0.6', '--remove', '1,0', '--subject', '.1,.1,.5,.9']
    expect(readArguments(typed)).toMatchObject({
      order: {
        corrections: {
          strokes: [
            { kind: 'remove', points: [{ x: 0.1, y: 0.2 }] },
            {
              kind: 'keep',
              points: [
                { x: 0.3, y: 0.4 },
                { x: 0.5, y: 0.6 },
              ],
            },
            { kind: 'remove', points: [{ x: 1, y: 0 }] },
          ],
          subject: { left: 0.1, top: 0.1, width: 0.5, height: 0.9 },
        },
      },
    })
  })

  it.each([
    ['--keep', ''],
    ['--keep', '0.5'],
    ['--keep', '0.5,1.2'],
    ['--remove', '0.1,0.2,0.3'],
    ['--remove', 'left,top'],
    ['--subject', '0.5,0.5,0.6,0.2'],
    ['--subject', '0.5,0.5,0,0.2'],
    ['--subject', '0.1,0.1,0.2,0.2,0.3'],
  ])('refuses %s %s', (name, value) => {
    expect(() => readArguments(['p.jpg', name, value])).toThrow(WrongArgument)
  })

  it('reads a swap with everything', () => {
    const typed = [
      'p.jpg',
      '--operation',
      'swap',
      '--backdrop',
      'marmore-branco',
      '--format',
      '9:16',
      '--headline',
      'Oi',
      '--signature',
      '@a',
      '--no-light-match',
    ]
    expect(readArguments(typed)).toMatchObject({
      order: {
        operation: 'swap',
        backdrop: 'marmore-branco',
        format: '9:16',
        headline: 'Oi',
        signature: '@a',
        lightMatch: false,
      },
    })
  })

  it('reads a caption without a photo', () => {
    expect(readArguments(['--operation', 'caption', '--message', 'bolo fresco', '--tone', 'direct'])).toMatchObject({
      kind: 'caption',
      order: { message: 'bolo fresco', tone: 'direct', length: 'medium' },
    })
  })

  it.each([
    [[], 'name the photo'],
    [['a.jpg', 'b.jpg'], 'one photo at a time'],
    [['a.jpg', '--operation', 'melt'], '--operation is one of post, swap, describe, caption, not "melt"'],
    [['a.jpg', '--format', '3:2'], '--format is one of'],
    [['a.jpg', '--operation', 'swap'], 'swap needs --backdrop'],
    [['a.jpg', '--operation', 'describe', '--words', '  '], 'describe needs --words'],
    [['a.jpg', '--operation', 'describe', '--words', 'x'.repeat(501)], '--words has at most 500'],
    [['a.jpg', '--headline', 'x'.repeat(61)], '--headline has at most 60'],
    [['--operation', 'caption'], 'caption needs --message'],
    [['a.jpg', '--operation', 'caption', '--message', 'oi'], 'a caption needs no photo'],
    [['a.jpg', '--langage', 'en'], 'langage'],
  ])('refuses %j', (typed, reason) => {
    expect(() => readArguments(typed)).toThrow(WrongArgument)
    expect(() => readArguments(typed)).toThrow(reason)
  })
})
