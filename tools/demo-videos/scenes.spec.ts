import { expect, it } from 'vitest'
import { describeScene } from '#engine/backdrop-description/parse-words.ts'
import { landing as en } from '#phrases/en/landing.ts'
import { landing as es } from '#phrases/es/landing.ts'
import { landing as ptBr } from '#phrases/pt-BR/landing.ts'
import { landing as ptPt } from '#phrases/pt-PT/landing.ts'
import { LANGUAGES } from '#phrases/languages.ts'

const PHRASES = { 'pt-BR': ptBr, 'pt-PT': ptPt, es, en } as const

it('the words beside the video of a described backdrop mean the shown one in every language', () => {
  const scenes = LANGUAGES.map((language) => {
    const words = PHRASES[language].demos.describeBackdrop.words.replaceAll(/[“”]/g, '')
    const { scene, understood } = describeScene(words, language)
    expect([language, understood.missed]).toEqual([language, []])
    return { ...scene, seed: 0 }
  })
  for (const scene of scenes) expect(scene).toEqual(scenes[0])
})
