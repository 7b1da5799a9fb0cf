import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#phrases/shape.ts'
import { codeMessage } from './message.ts'

const LONG_HOST = 'entrar.mandou-estudio.com.br'

describe.each(LANGUAGES)('the message of a code in %s', (language) => {
  const message = codeMessage({ code: '012345', language, brandName: 'Mandou', host: LONG_HOST })

  it('is one segment of characters that every carrier leaves unchanged', () => {
    expect(message).toMatch(/^[\n\x20-\x5a\x61-\x7a]+$/)
    expect(message.length).toBeLessThanOrEqual(140)
  })

  it('ends with the line that binds the code to our host', () => {
    expect(message.split('\n').at(-1)).toBe(`@${LONG_HOST} #012345`)
    expect(message.split('@')).toHaveLength(2)
  })

  it('begins with the code, for those who read it on a locked screen', () => {
    expect(message.startsWith('012345 ')).toBe(true)
  })

  it('drops what carriers would replace in a brand', () => {
    expect(codeMessage({ code: '012345', language, brandName: 'Ação™', host: 'a.example' })).toContain('Acao?')
  })
})
