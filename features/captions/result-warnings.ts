/** What warnings about a result are about, and which of them the chat reports. */
import type { ResultWarning } from './contract.ts'

const WARNINGS = {
  words_fell_back: { about: 'caption', isReported: false },
  images_fell_back: { about: 'picture', isReported: false },
  posting_rules_dentistry: { about: 'caption', isReported: true },
  posting_rules_medicine: { about: 'caption', isReported: true },
  posting_rules_psychology: { about: 'caption', isReported: true },
  posting_rules_nutrition: { about: 'caption', isReported: true },
  posting_rules_physiotherapy: { about: 'caption', isReported: true },
  posting_rules_law: { about: 'caption', isReported: true },
  subject_unsure: { about: 'picture', isReported: true },
  low_resolution: { about: 'picture', isReported: true },
  first_frame_only: { about: 'picture', isReported: true },
  end_missing: { about: 'picture', isReported: true },
  seen_from_above: { about: 'picture', isReported: false },
  moved_above: { about: 'picture', isReported: true },
  shown_as_print: { about: 'picture', isReported: true },
  words_guessed: { about: 'picture', isReported: true },
  claims_left_out: { about: 'caption', isReported: true },
  headline_emoji_dropped: { about: 'picture', isReported: false },
  change_failed: { about: 'picture', isReported: false },
} as const satisfies Readonly<Record<ResultWarning, { readonly about: 'caption' | 'picture'; readonly isReported: boolean }>>

/** A change of the picture leaves the caption, and what was said about it. */
export function isAboutCaption(warning: ResultWarning): boolean {
  return WARNINGS[warning].about === 'caption'
}

/** Matters before posting: the chat says it. The studio shows all of them. */
export function isReported(warning: ResultWarning): boolean {
  return WARNINGS[warning].isReported
}
