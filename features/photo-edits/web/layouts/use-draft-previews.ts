import { useTranslation } from 'react-i18next'
import { useBrand } from '#features/brand/web/index.ts'
import { useAllowance } from '#features/membership/web/index.ts'
import type { Layout, PostTexts } from '#features/photo-edits/layouts.ts'
import { useDebouncedValue } from '#features/use-debounced-value.ts'
import type { Choices } from '../order/choices.ts'
import { canDraft, draftAddress } from './draft-address.ts'
import type { DraftSource } from './LiveLayoutPicker.tsx'
import { type PreviewTurn, usePreviewTurns } from './use-preview-turns.ts'

export interface DraftPreview extends PreviewTurn {
  /** Of what would be ordered now; undefined where that cannot be shown. */
  readonly address: string | undefined
}

interface Drafts {
  readonly choices: Choices
  readonly source: DraftSource
  readonly texts: PostTexts
}

/** The preview of each layout in its turn, at the pauses of typing and choosing; one that does not come is asked for again. */
export function useDraftPreviews(shown: readonly Layout[], { choices, source, texts }: Drafts): (layout: Layout) => DraftPreview {
  const version = useVersion()
  const draft = { photoId: source.photoId, choices, texts, cutoutRevision: source.cutoutRevision, version: version ?? '' }
  const isKnown = version !== undefined && canDraft(choices)
  const wanted = isKnown ? shown.map((layout) => `${layout} ${draftAddress(layout, draft)}`) : []
  const addresses = addressesIn(useDebouncedValue(wanted.join('\n')))
  const turnOf = usePreviewTurns([...addresses.values()])
  return (layout) => {
    const address = addresses.get(layout)
    return { address, ...(address === undefined ? UNKNOWN : turnOf(address)) }
  }
}

const UNKNOWN: PreviewTurn = { state: 'waiting', onEnd: () => undefined }

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
