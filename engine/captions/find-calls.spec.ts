import { describe, expect, it } from 'vitest'
import { baseLanguageOf } from '#phrases/languages.ts'
import { findCalls } from './find-calls.ts'
import { foldInPlace } from './fold-in-place.ts'

const isCalling = (line: string, language: 'pt-BR' | 'es' | 'en') =>
  findCalls(foldInPlace(line), baseLanguageOf(language)).isCalling

describe('a call of hers', () => {
  it.each([
    ['pt-BR', 'só por marcação, mensagem privada'],
    ['pt-BR', 'envie uma mensagem com a cor'],
    ['pt-BR', 'escreve-nos até sexta'],
    ['pt-BR', 'fala comigo pra reservar'],
    ['es', 'turnos por mensaje privado'],
    ['es', 'consulta precio x md'],
    ['es', 'pedidos al local'],
    ['en', 'text to book'],
    ['en', 'dm me to claim a slot'],
    ['en', 'call to reserve'],
    ['en', 'email us for a slot'],
  ] as const)('is heard in %s: "%s"', (language, line) => {
    expect(isCalling(line, language)).toBe(true)
  })

  it.each([
    ['pt-BR', 'aceito mensagens de voz'],
    ['pt-BR', 'a cliente fala que amou'],
    ['es', 'pedido de 30 empanadas'],
    ['en', 'text art on cupcakes'],
    ['en', 'painted to order'],
    ['en', 'on call all weekend'],
  ] as const)('is not heard in %s: "%s"', (language, line) => {
    expect(isCalling(line, language)).toBe(false)
  })
})
