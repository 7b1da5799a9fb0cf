/** Tables of thousands of phrases: what is there twice is changed once. */
import { expect, test } from 'vitest'
import { ACTIONS } from './actions.ts'
import { BASE_LANGUAGE_NAMES } from './base-languages.ts'
import type { CueTable } from './cue-table.ts'
import { MANNERS } from './manner.ts'
import { SMALL_TALK } from './small-talk.ts'
import { THINGS } from './things.ts'

const TABLES: Readonly<Record<string, CueTable>> = { ACTIONS, BASE_LANGUAGE_NAMES, MANNERS, SMALL_TALK, THINGS }

test.each(Object.entries(TABLES))('in %s no phrase of a cue stands twice in a language', (_, table) => {
  const lists = Object.entries(table).flatMap(([cue, says]) =>
    Object.entries(says).map(([language, phrases]) => ({ where: `${cue} ${language}`, phrases })),
  )
  expect(lists.length).toBeGreaterThan(0)
  expect(lists.filter(({ phrases }) => new Set(phrases).size < phrases.length).map(({ where }) => where)).toEqual([])
})

test.each(Object.entries(TABLES))('in %s each phrase is one: no comma, no capital, no blank around it', (_, table) => {
  const phrases = Object.values(table).flatMap((says) => Object.values(says).flat())
  expect(phrases.filter((phrase) => phrase === '' || phrase !== phrase.trim().toLowerCase() || phrase.includes(','))).toEqual([])
})
