/**
 * What people wrote and what they meant, as data: `examples/<language>/<list>.tsv`. A line has the right labels (several,
 * separated by `|`, where each is as right), `photo` or `-`, what it answers or `-`, and the text, separated by tabs.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Language } from '#phrases/shape.ts'
import { EXPECTATIONS, type About } from '../intent.ts'

const FOLDER = new URL('../examples/', import.meta.url)

/** Lists that nothing is trained on: only they tell how a stranger's words are understood. */
export const HELD_OUT = /^unseen-/

export interface Example {
  readonly list: string
  readonly labels: readonly string[]
  readonly about: About
  readonly text: string
}

/** The names of the lists in a language, without their ending. */
export function listNames(language: Language): readonly string[] {
  return readdirSync(new URL(`${language}/`, FOLDER))
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => name.slice(0, -'.tsv'.length))
    .toSorted()
}

/** @throws Error that names the line which cannot be read */
export function readExamples(language: Language, list: string): readonly Example[] {
  const lines = readFileSync(new URL(`${language}/${list}.tsv`, FOLDER), 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    if (line === '') return []
    const read = LINE.safeParse(line.split('\t'))
    if (!read.success) throw new Error(`${language}/${list}.tsv, line ${at + 1}: ${z.prettifyError(read.error)}`)
    const [labels, photo, answers, text] = read.data
    const about = { hasPhoto: photo === 'photo', languageHint: language, ...(answers !== '-' && { expecting: answers }) }
    return [{ list, labels: labels.split('|'), about, text }]
  })
}

const LINE = z.tuple([z.string().min(1), z.enum(['photo', '-']), z.enum([...EXPECTATIONS, '-']), z.string().min(1)])
