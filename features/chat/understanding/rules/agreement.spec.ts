import { describe, expect, test } from 'vitest'
import type { Language } from '#phrases/shape.ts'
import { understand } from '../understand.ts'

const kindOf = (text: string, languageHint: Language, expecting: 'agreement' | 'choice' | 'confirmation') =>
  understand(text, { hasPhoto: false, languageHint, expecting }).intent.kind

/** Answers to "publish now?" and "all four?", one per line. */
const AGREED: Readonly<Record<Language, string>> = {
  'pt-BR': `
    sim
    ss
    pode
    pode postar
    pode publicar agora
    bora
    manda ver
    👍
    isso mesmo
    publica
    posta aí
    sim por favor
    quero sim
    perfeito, pode postar
    amei! pode publicar
    ok obrigada
    sim todas
    pode fazer todas
    publica no meu insta
    SIM!!!
    ficou linda, publica
  `,
  'pt-PT': `
    sim
    pode publicar
    está bem
    podes
    sim se faz favor
    publica já
  `,
  es: `
    sí
    dale
    publícala
    claro que sí
    sí todas
    publícalo en instagram por favor
  `,
  en: `
    yes
    yep
    go ahead
    post it
    all of them
    looks good, post it
    publish it now
  `,
}

const NOT_AGREED: Readonly<Record<Language, string>> = {
  'pt-BR': `
    quero ver antes
    quero mais tempo
    quero mais clientes
    quero só a primeira
    quero uma por vez
    manda primeiro pra mim
    faz favor de esperar
    bora ver
    ok espera
    pode ser amanhã?
    sim mas só a primeira
    sim, às 18h
    sim amanhã às 9
    pode cancelar
    ok cancela
    pode parar
    sim não
    ss n
    ok 👎
    ok?
    sim?
    e se eu disser sim?
    quem disse que sim
    tanto faz
    sim, mas muda a legenda
  `,
  'pt-PT': `
    isso não
    está bem mas amanhã
    pode ser mais tarde
  `,
  es: `
    por supuesto que no
    eso no
    dale pero mañana
    sí pero después
    puede ser mañana
    quiero verlo antes
  `,
  en: `
    of course not
    ok no
    yeah no
    please don’t
    yes but tomorrow
    sure, later
    go ahead tomorrow
    ok wait
    why yes?
  `,
}

const NO_PLACE: Readonly<Record<Language, string>> = {
  'pt-BR': `
    só um momento
    um momentinho
    um segundo
    pera 1 pouco
    mais uma
    uma flor
    2 bolos
    são 2 fotos
    as 2 ficaram feias
  `,
  'pt-PT': `
    um instante
    só mais uma
  `,
  es: `
    un momento
    un segundo
    dos tartas
  `,
  en: `
    one sec
    one moment
    one more
    2 cakes
  `,
}

const linesOf = (table: Readonly<Record<Language, string>>) =>
  Object.entries(table).flatMap(
    ([language, lines]) =>
      lines
        .trim()
        .split('\n')
        .map((line) => ({ language: language as Language, text: line.trim() })), // as: the table has no other keys
  )

describe('an answer to what is published or costs edits', () => {
  test.each(linesOf(AGREED))('"$text" is a yes in $language', ({ language, text }) => {
    expect(kindOf(text, language, 'agreement')).toBe('yes')
  })

  test.each(linesOf(NOT_AGREED))('"$text" is no yes in $language', ({ language, text }) => {
    expect(kindOf(text, language, 'agreement')).not.toBe('yes')
  })
})

describe('while a list is open', () => {
  test.each(linesOf(NO_PLACE))('"$text" is no choice from it in $language', ({ language, text }) => {
    expect(kindOf(text, language, 'choice')).not.toBe('choice')
  })
})

/** Answers to "cancel your plan?" that mention a yes without giving one. */
const NOT_CONFIRMED = [
  ['pt-BR', 'confirmar exatamente o quê?'],
  ['pt-BR', 'certo, e quanto volta pra mim?'],
  ['pt-BR', 'depois confirmo'],
  ['pt-BR', 'pode, mas só amanhã'],
  ['pt-PT', 'se eu disser que sim, cobram já?'],
  ['pt-PT', 'sim, mas só no fim do mês'],
  ['es', 'luego te confirmo'],
  ['es', 'sí, pero más tarde'],
  ['en', 'why would you need a yes?'],
  ['en', 'yes, but not before friday'],
] as const

const CONFIRMED = [
  ['pt-BR', 'tenho certeza, pode confirmar'],
  ['pt-BR', 'sim, pode confirmar'],
  ['pt-PT', 'confirmo, podem cancelar'],
  ['es', 'sí, estoy segura'],
  ['en', 'yes, i’m sure'],
] as const

const ASKED_BACK = [
  ['pt-BR', 'isso apaga alguma coisa?'],
  ['pt-BR', 'quanto vai sair?'],
  ['pt-PT', 'e dá para cancelar depois?'],
  ['es', '¿y se puede cancelar después?'],
  ['en', 'can i stop it later?'],
] as const

describe('an answer to the question whether to end something', () => {
  test.each(NOT_CONFIRMED)('%s: "%s" is no yes', (language, text) => {
    expect(kindOf(text, language, 'confirmation')).not.toBe('yes')
  })

  test.each(CONFIRMED)('%s: "%s" is a yes', (language, text) => {
    expect(kindOf(text, language, 'confirmation')).toBe('yes')
  })

  test.each(ASKED_BACK)('%s: the question "%s" is no refusal either', (language, text) => {
    expect(['yes', 'no', 'cancel']).not.toContain(kindOf(text, language, 'agreement'))
  })
})
