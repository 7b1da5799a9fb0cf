import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MATERIALS } from '#engine/backdrop/scene.ts'
import { LANGUAGES, type Language } from '#engine/types.ts'

import { foldText } from './clean-text.ts'
import { isMeaningful } from './find-meanings.ts'
import { lookUp } from './lexicon-index.ts'
import { describeScene } from './parse-words.ts'
import { EN, ES, PT_BR, PT_PT, type Phrase } from './phrases.fixture.ts'
import { splitWords } from './split-words.ts'
import { TRADES_BRAZIL } from './trades-brazil.fixture.ts'
import { TRADES_ENGLISH } from './trades-english.fixture.ts'
import { TRADES_PORTUGAL } from './trades-portugal.fixture.ts'
import { TRADES_SPANISH } from './trades-spanish.fixture.ts'

const TABLES: readonly (readonly [Language, readonly Phrase[]])[] = [
  ['pt-BR', PT_BR],
  ['pt-PT', PT_PT],
  ['es', ES],
  ['en', EN],
]

describe.each(TABLES)('in %s', (language, phrases) => {
  const rows = phrases.map(([words, essentials, missed = []]) => ({ words, essentials, missed }))

  it.each(rows)('sees in "$words" what was meant', ({ words, essentials, missed }) => {
    const { scene, understood, isGuess } = describeScene(words, language)
    expect(scene).toMatchObject(essentials)
    expect(understood.missed).toEqual(missed)
    expect(isGuess).toBe(understood.taken.length === 0)
  })

  it('knows at least forty phrases', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(40)
  })
})

const TRADES: Readonly<Record<Language, readonly Phrase[]>> = {
  'pt-BR': TRADES_BRAZIL,
  'pt-PT': TRADES_PORTUGAL,
  es: TRADES_SPANISH,
  en: TRADES_ENGLISH,
}

describe.each(LANGUAGES)('what people of a trade type in %s', (language) => {
  const rows = TRADES[language].map(([words, essentials, missed = []]) => ({ words, essentials, missed }))

  it.each(rows)('is seen and accounted for: "$words"', ({ words, essentials, missed }) => {
    const { scene, understood } = describeScene(words, language)
    expect(scene).toMatchObject(essentials)
    expect(understood.missed).toEqual(missed)
  })

  it('is told in at least forty ways', () => {
    expect(new Set(rows.map(({ words }) => words)).size).toBeGreaterThanOrEqual(40)
  })
})

describe('light and style', () => {
  it.each([
    ['praia com luz da esquerda', 'luz da esquerda'],
    ['degradê rosa com sombra de persiana', 'sombra de persiana'],
    ['academia com janela', 'janela'],
    ['mesa vista de cima desfocada', 'desfocada'],
    ['academia luxuosa', 'luxuosa'],
    ['fundo infinito com parede de tijolo', 'infinito'],
  ])('are reported as missed where the picture does not show them ("%s")', (words, missed) => {
    expect(describeScene(words, 'pt-BR').understood.missed.join(' ')).toContain(missed)
  })
})

describe('what was understood', () => {
  it('is reported in the words of the member', () => {
    const { understood } = describeScene('Mesa de mármore branco com parede azul clara e luz da janela', 'pt-BR')
    expect(understood.taken).toEqual(['Mesa de mármore branco', 'parede azul clara', 'luz da janela'])
  })

  it('leaves out what stands below a subject that is cut off', () => {
    const { understoodAboveFloor } = describeScene('sala com espelho, piso de madeira e velas', 'pt-BR')
    expect(understoodAboveFloor).toEqual({ taken: ['sala', 'espelho'], missed: ['piso de madeira', 'velas'] })
  })

  it('joins unknown words to phrases', () => {
    expect(describeScene('torre eiffel ao fundo com girafas', 'pt-BR').understood).toEqual({
      taken: [],
      missed: ['torre eiffel', 'girafas'],
    })
  })

  it('counts an unknown word that is not wanted as understood', () => {
    expect(describeScene('fundo branco sem pessoas', 'pt-BR').understood).toEqual({
      taken: ['fundo branco', 'sem pessoas'],
      missed: [],
    })
  })

  it('reports a wall that has no place on a beach', () => {
    expect(describeScene('praia com parede de tijolo', 'pt-BR').understood.missed).toEqual(['parede de tijolo'])
  })

  it('reports a garden that cannot be seen from above', () => {
    expect(describeScene('mesa de madeira vista de cima no jardim', 'pt-BR').understood).toEqual({
      taken: ['mesa de madeira vista de cima'],
      missed: ['jardim'],
    })
  })
})

describe('what the picture does not show', () => {
  it.each([
    ['pt-BR', 'parque em dia nublado', 'garden', ['parque'], ['dia nublado']],
    ['pt-BR', 'parque em dia de sol', 'garden', ['parque em dia de sol'], []],
    ['es', 'parque nublado', 'garden', ['parque'], ['nublado']],
    ['en', 'park, overcast', 'garden', ['park'], ['overcast']],
    ['pt-BR', 'cozinha branca, sem janela', 'interior', ['cozinha branca'], ['sem janela']],
    ['es', 'cocina sin ventana', 'interior', ['cocina'], ['sin ventana']],
    ['en', 'kitchen, no window', 'interior', ['kitchen'], ['no window']],
    ['pt-BR', 'academia sem janela', 'interior', ['academia', 'sem janela'], []],
    ['pt-BR', 'jardim sem árvores', 'garden', ['jardim'], ['sem árvores']],
    ['pt-BR', 'jardim sem flores', 'garden', ['jardim'], ['sem flores']],
    ['pt-BR', 'mesa de madeira com pudim quentinho', 'studio', ['mesa de madeira'], ['pudim quentinho']],
    ['en', 'wooden table with warm pudding', 'studio', ['wooden table'], ['warm pudding']],
    ['pt-BR', 'sacada de casa com mesa de madeira', 'garden', ['mesa de madeira'], ['sacada de casa']],
    ['pt-PT', 'sala com varanda', 'interior', ['sala'], ['varanda']],
    ['pt-BR', 'casa na praia', 'beach', ['praia'], ['casa']],
    ['pt-BR', 'casa de campo', 'countryside', ['campo'], ['casa']],
    ['es', 'patio de una casa', 'garden', [], ['patio de una casa']],
    ['en', 'balcony', 'garden', [], ['balcony']],
    ['pt-BR', 'discoteca', 'city', [], ['discoteca']],
    ['pt-BR', 'toalha vermelha de piquenique na grama', 'garden', ['toalha vermelha', 'na grama'], ['piquenique']],
  ] as const)('is reported, and the nearest place is chosen (%s: "%s")', (language, words, family, taken, missed) => {
    const { scene, understood } = describeScene(words, language)
    expect(scene.family).toBe(family)
    expect(understood).toEqual({ taken, missed })
  })
})

describe('pots', () => {
  it.each([
    ['pt-BR', 'jardim com vasos vermelhos', 'plants'],
    ['pt-PT', 'jardim com vasos de gerânios vermelhos', 'flowers'],
    ['es', 'jardín con macetas rojas', 'plants'],
    ['es', 'jardín con macetas de geranios rojos', 'flowers'],
    ['en', 'garden with red pots', 'plants'],
  ] as const)('stand in a garden in the colour they were given (%s: "%s")', (language, words, name) => {
    const { scene, understood } = describeScene(words, language)
    expect(scene).toMatchObject({ family: 'garden', props: [{ name, colour: '#c23b33' }] })
    expect(understood.missed).toEqual([])
  })
})

describe('a denial', () => {
  it.each([
    ['fundo azul sem folhas', 'pt-BR'],
    ['light blue backdrop, no leaves', 'en'],
    ['fondo azul sin hojas ni ventana', 'es'],
    ['fundo azul sem janela nem folhas', 'pt-PT'],
  ] as const)('keeps the pattern out of "%s"', (words, language) => {
    expect(describeScene(words, language).scene).not.toHaveProperty('pattern')
  })

  it('ends where another thing begins', () => {
    expect(describeScene('sem sombra fundo branco', 'pt-BR').scene).toMatchObject({ wall: { colour: '#f4f2ee' } })
  })

  it('is a preposition in Portuguese, where "no" means "in the"', () => {
    expect(describeScene('produto no mármore preto', 'pt-BR').scene).toMatchObject({
      ground: { name: 'marble', colour: '#17171a' },
    })
  })
})

describe('what cannot be', () => {
  it.each(['sem fundo', 'sin fondo', 'without a background', 'fundo sem sombra de gatos', 'sem gatos'])(
    '%j describes no backdrop',
    (words) => {
      expect(describeScene(words, words.includes('out') ? 'en' : 'pt-BR').isGuess).toBe(true)
    },
  )

  it.each([
    ['parede azul, sem fundo', ['sem fundo']],
    ['fundo preto sem ser preto', ['sem ser preto']],
    ['jardim com planta à direita', ['direita']],
    ['mesa de madeira posta para 4', ['posta', '4']],
    ['parede de pelo', ['pelo']],
  ])('%j misses %j', (words, missed) => {
    expect(describeScene(words, 'pt-BR').understood.missed.join(' ')).toContain(missed.at(-1))
  })

  it('a small word stays one', () => {
    expect(describeScene('jardim iluminado pelo sol', 'pt-BR').understood.missed).toEqual([])
  })
})

describe('the seed', () => {
  it('is the same for the same words, whatever their case and accents', () => {
    const [one, other] = ['Mesa de MÁRMORE branca!', 'mesa de marmore branca'].map((words) => describeScene(words, 'pt-BR').scene)
    expect(one).toEqual(other)
  })

  it('differs from one description to the next', () => {
    const seeds = PT_BR.map(([words]) => describeScene(words, 'pt-BR').scene.seed)
    expect(new Set(seeds).size).toBe(seeds.length)
  })
})

describe('a slip of the keyboard', () => {
  it.each(['maarmore branco', 'mamore branco', 'marmroe branco', 'marmori branco'])('is corrected in "%s"', (words) => {
    expect(describeScene(words, 'pt-BR').scene).toMatchObject({ ground: { name: 'marble' } })
  })

  it('is not seen in a real word', () => {
    expect(describeScene('cadeira', 'pt-BR').understood.missed).toEqual(['cadeira'])
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        'mesa',
        'sem',
        'azul',
        'no',
        'claro',
        'light',
        'e',
        'natal',
        'torre',
        ',',
        '\u200b',
        '\u202e',
        '<b>',
        '🏖️',
        'de',
        'praia',
        'marble',
        'degradê',
        'de cima',
        'overhead',
      ),
    )
    .map((words) => words.join(' ')),
)

describe('any words at all', () => {
  it('make a scene that can be painted', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...LANGUAGES), (words, language) => {
        const { scene } = describeScene(words, language)
        expect(Number.isInteger(scene.seed) && scene.seed >= 0).toBe(true)
        expect(JSON.stringify(scene).match(/"#[^"]*"/g) ?? []).toSatisfy((all: string[]) =>
          all.every((hex) => /^"#[0-9a-f]{6}"$/.test(hex)),
        )
        if (scene.family === 'studio') {
          expect(MATERIALS).toContain(scene.wall.name)
          expect(MATERIALS).toContain(scene.ground.name)
          expect(Math.abs(scene.lightX)).toBeLessThanOrEqual(1)
        }
        if (scene.family === 'flat-lay') expect(MATERIALS).toContain(scene.ground.name)
        if ('table' in scene) expect(MATERIALS).toContain(scene.table?.name)
        if (scene.family === 'gradient') expect(scene.colours.length).toBeGreaterThan(1)
        if (scene.family === 'bokeh') expect(scene.lights.length).toBeGreaterThan(0)
      }),
    )
  })

  it('are all accounted for: every meaningful word is either taken or missed', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...LANGUAGES), (words, language) => {
        const { understood } = describeScene(words, language)
        const answered = foldText([...understood.taken, ...understood.missed].join(' | ')).replaceAll(/['’]/g, '')
        const asked = splitWords(words).words.map(({ folded }) => folded)
        for (const word of asked.filter((candidate) => isMeaningful(candidate) && !isBackdrop(candidate)))
          expect(answered).toContain(word)
      }),
    )
  })
})

/** "Background" by itself asks for nothing. */
function isBackdrop(word: string): boolean {
  return (['pt', 'es', 'en'] as const).some((baseLanguage) => {
    const meaning = lookUp(word, baseLanguage)
    return meaning?.kind === 'surface' && meaning.surface === 'backdrop'
  })
}
