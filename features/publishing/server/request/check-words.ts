import { refuse } from '#platform/errors.ts'
import { findWordProblems, type WordProblem } from '#features/publishing/caption-limits.ts'

const FIELD: Readonly<Record<WordProblem, string>> = {
  caption_too_long: 'caption',
  too_many_hashtags: 'caption',
  too_many_mentions: 'caption',
  alt_text_too_long: 'alt_text',
}

/** Refuses with the first of Instagram's limits that the texts exceed. */
export function checkWords({ caption, altText }: { readonly caption: string; readonly altText?: string | undefined }): void {
  const [problem] = findWordProblems({ caption, altText })
  if (problem) refuse(problem, { field: FIELD[problem] })
}
