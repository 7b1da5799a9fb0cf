import { expect, it } from 'vitest'
import { FIRST_CHOICES } from '../order/choices.ts'
import { canDraft, draftAddress } from './draft-address.ts'

const TEXTS = { title: 'Limpeza de pele', price: 'R$ 120', date: 'até sexta' }
const DRAFT = { photoId: 'p1', choices: FIRST_CHOICES, texts: TEXTS, cutoutRevision: 2, version: 'pt-BR plan' }
const SWAP = { ...FIRST_CHOICES, operation: 'swap', backdrop: 'marmore-branco', seed: 7 } as const

const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams)

it.each([
  ['a post', FIRST_CHOICES, true],
  ['another backdrop', SWAP, true],
  ['no backdrop yet', { ...SWAP, backdrop: undefined }, false],
  ['a description', { ...FIRST_CHOICES, operation: 'describe', words: 'praia' }, false],
  ['a caption', { ...FIRST_CHOICES, operation: 'caption', message: 'bolo' }, false],
  ['a line that is too long', { ...FIRST_CHOICES, message: 'a'.repeat(501) }, false],
] as const)('%s can be shown before its order: %o %s', (_, choices, isShown) => {
  expect(canDraft(choices)).toBe(isShown)
})

it('names what the picture is made of, and no text that the layout does not draw', () => {
  const address = draftAddress('title', { ...DRAFT, choices: { ...SWAP, signature: 'Studio Ana' }, version: 'pt-BR plan b1' })
  expect(address).toMatch(/^\/api\/photos\/p1\/layouts\/title\?/)
  expect(queryOf(address)).toEqual({
    operation: 'swap',
    format: '4:5',
    backdrop: 'marmore-branco',
    seed: '7',
    light_match: 'true',
    signature: 'Studio Ana',
    cutout_revision: '2',
    title: 'Limpeza de pele',
    v: 'pt-BR plan b1',
  })
})

it('stays the same where a choice changes nothing of the picture', () => {
  const address = draftAddress('price', DRAFT)
  const others = {
    ...FIRST_CHOICES,
    seed: 9,
    backdrop: 'marmore-branco',
    tone: 'direct',
    length: 'short',
    message: 'bolo',
  } as const
  expect(draftAddress('price', { ...DRAFT, choices: others })).toBe(address)
  expect(queryOf(address)).toEqual({ operation: 'post', format: '4:5', cutout_revision: '2', ...TEXTS, v: 'pt-BR plan' })
})
