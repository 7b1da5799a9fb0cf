import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'
import { useDoubtText } from '../result/use-doubt-text.ts'
import { type Correction, RESOLVED_BY, strokeAcross } from './corrections.ts'

interface DoubtListProps {
  doubts: Cutout['doubts']
  onCorrection: (correction: Correction) => void
}

/** Each doubt with the button that resolves it: the way without drawing. */
export function DoubtList({ doubts, onCorrection }: DoubtListProps) {
  const { t } = useTranslation('studio')
  const textOf = useDoubtText()
  const open = doubts.flatMap(({ kind, at }) => {
    const mode = RESOLVED_BY[kind]
    return mode ? [{ kind, at, mode }] : []
  })
  if (open.length === 0) return null
  return (
    <ul className="flex flex-col gap-2" aria-label={t('correction.doubts')}>
      {open.map(({ kind, at, mode }) => (
        <li key={`${kind} ${at.left} ${at.top}`} className="flex items-center justify-between gap-3 text-sm">
          <span className="first-letter:uppercase">{textOf(kind, at)}</span>
          <Button size="small" className="min-h-11 shrink-0" onClick={() => onCorrection(strokeAcross(mode, at))}>
            {t(`correction.${mode}`)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
