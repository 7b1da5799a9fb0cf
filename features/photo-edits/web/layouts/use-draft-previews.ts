import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#features/brand/web/index.ts'
import { useAllowance } from '#features/membership/web/index.ts'
import type { Layout, PostTexts } from '#features/photo-edits/layouts.ts'
import { useDebouncedValue } from '#features/use-debounced-value.ts'
import type { Choices } from '../order/choices.ts'
import { canDraft, draftAddress } from './draft-address.ts'
import type { DraftSource } from './LiveLayoutPicker.tsx'
import { PREVIEWS_AT_ONCE } from './previews-at-once.ts'

export interface DraftPreview {
  /** Of what would be ordered now; undefined where that cannot be shown. */
  readonly address: string | undefined
  readonly state: 'waiting' | 'asked' | 'there' | 'failed'
  /** Called when it is there, or has failed. */
  readonly onEnd: (how: 'there' | 'failed') => void
}

interface Outcome {
  readonly state: 'there' | 'failed' | 'again'
  readonly tries: number
}

interface Drafts {
  readonly choices: Choices
  readonly source: DraftSource
  readonly texts: PostTexts
}

/** A busy worker is free again by then. */
export const RETRY_MS = 5000
const MAX_TRIES = 4

/** The preview of each layout in its turn, at the pauses of typing and choosing; one that does not come is asked for again. */
export function useDraftPreviews(shown: readonly Layout[], { choices, source, texts }: Drafts): (layout: Layout) => DraftPreview {
  const version = useVersion()
  const draft = { photoId: source.photoId, choices, texts, cutoutRevision: source.cutoutRevision, version: version ?? '' }
  const isKnown = version !== undefined && canDraft(choices)
  const wanted = isKnown ? shown.map((layout) => `${layout} ${draftAddress(layout, draft)}`) : []
  const addresses = addressesIn(useDebouncedValue(wanted.join('\n')))
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const all = [...addresses.values()]
  useRetry(
    all.filter((address) => isTriedAgain(outcomes.get(address))),
    setOutcomes,
  )
  const asked = all.filter((address) => (outcomes.get(address)?.state ?? 'again') === 'again').slice(0, PREVIEWS_AT_ONCE)
  return (layout) => {
    const address = addresses.get(layout)
    if (address === undefined) return { address, state: 'waiting', onEnd: () => undefined }
    const outcome = outcomes.get(address)
    const ended = outcome === undefined || outcome.state === 'again' ? undefined : outcome.state
    return {
      address,
      state: ended ?? (asked.includes(address) ? 'asked' : 'waiting'),
      onEnd: (state) =>
        setOutcomes((before) => new Map([...before, [address, { state, tries: (before.get(address)?.tries ?? 0) + 1 }]])),
    }
  }
}

/** What changes the picture beside the order: brand, mark of the trial and language. Undefined until it is known. */
function useVersion(): string | undefined {
  const { i18n } = useTranslation()
  const { data: brand, isSuccess } = useBrand()
  const { data: allowance, isPending } = useAllowance()
  if (!isSuccess || isPending) return undefined
  return [i18n.language, allowance?.hasActiveSubscription === true ? 'plan' : 'trial', brand.brand.stamp ?? ''].join(' ')
}

function addressesIn(lines: string): ReadonlyMap<string, string> {
  const pairs = lines.split('\n').filter((line) => line !== '')
  return new Map(pairs.map((line): [string, string] => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? '']))
}

function isTriedAgain(outcome: Outcome | undefined): boolean {
  return outcome?.state === 'failed' && outcome.tries < MAX_TRIES
}

/** Those that have failed get another turn. */
function useRetry(
  failed: readonly string[],
  setOutcomes: (change: (before: ReadonlyMap<string, Outcome>) => ReadonlyMap<string, Outcome>) => void,
): void {
  const lines = failed.join('\n')
  useEffect(() => {
    if (lines === '') return undefined
    const isFailed = new Set(lines.split('\n'))
    const again = (before: ReadonlyMap<string, Outcome>) =>
      new Map([...before].map(([address, one]) => [address, isFailed.has(address) ? { ...one, state: 'again' as const } : one]))
    const timer = setTimeout(() => setOutcomes(again), RETRY_MS)
    return () => clearTimeout(timer)
  }, [lines, setOutcomes])
}
