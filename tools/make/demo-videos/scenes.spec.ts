import { expect, it } from 'vitest'
import { describeScene } from '#engine/backdrop-description/parse-words.ts'
import { quotedIn } from '#features/landing/quoted.ts'
import { TRADES } from '#features/landing/trades.ts'
import { trades as en } from '#phrases/en/trades.ts'
import { trades as es } from '#phrases/es/trades.ts'
import { trades as ptBr } from '#phrases/pt-BR/trades.ts'
import { trades as ptPt } from '#phrases/pt-PT/trades.ts'
import { LANGUAGES } from '#phrases/languages.ts'

const WORDS = { 'pt-BR': ptBr, 'pt-PT': ptPt, es, en } as const

it.each(TRADES)('the words beside the video of a backdrop described for %s mean the shown one in every language', (trade) => {
  const scenes = LANGUAGES.map((language) => {
    const [words = ''] = quotedIn(WORDS[language][trade].describe)
    const { scene, understood } = describeScene(words, language)
    expect([language, understood.missed]).toEqual([language, []])
    return { ...scene, seed: 0 }
  })
  for (const scene of scenes) expect(scene).toEqual(scenes[0])
})
