import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#features/api.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { type Draft, type Fit, FITS, type Publication } from '#features/publishing/contract.ts'
import { AltTextField, CaptionField } from './CaptionField.tsx'
import { CarouselField } from './CarouselField.tsx'
import { feedPictureOf } from './feed-picture-of.ts'
import { feedRatio, needsCropOrPadding } from './feed-ratio.ts'
import { FeedPreview } from './FeedPreview.tsx'
import { FailureAlert } from '../progress/FailureAlert.tsx'
import type { Wish } from './use-publish.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useWish } from './use-wish.ts'
import { WhenField } from './WhenField.tsx'

interface PublishFormProps {
  draft: Draft
  /** The initial values of the fields. */
  first: Wish
  /** A post of the same edit that is already public. */
  earlier?: Publication | undefined
  /** The edit to which others may be added; undefined: none may. */
  carouselOf?: string
  isAgain: boolean
  isBusy: boolean
  failure: Failure | undefined
  onSubmit: (wish: Wish) => void
}

const ABOUT_TIME: ReadonlySet<string> = new Set(['publication_too_soon', 'publication_too_late'])

/** A preview of the post beside its options. The form sends nothing that Instagram would refuse. */
export function PublishForm({ draft, first, earlier, carouselOf, failure, onSubmit, ...state }: PublishFormProps) {
  const { t } = useTranslation('publishing')
  const latest = new Date(draft.latest_at)
  const { wish, when, slot, timeProblem, isRefused, change, changeTime } = useWish(first, latest)
  const { caption, altText, fit, others, at } = wish
  const [aboutTime, aboutRest] = failure && ABOUT_TIME.has(failure.code) ? [failure] : [undefined, failure]

  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRefused) onSubmit(wish)
      }}
    >
      <div className="-mx-5 min-h-0 flex-1 overflow-y-auto px-5 pb-6 sm:-mx-6 sm:px-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-8 lg:overflow-hidden lg:pb-0">
        <div className="flex flex-col justify-center rounded-card bg-sunken p-4 lg:min-h-0 lg:overflow-y-auto lg:p-8">
          <FeedPreview
            account={draft.account ?? ''}
            pictures={[draft.previews[fit], ...others.map((id) => feedPictureOf(id, { fit, firstEditId: draft.edit_id }))]}
            ratio={feedRatio(draft)}
            caption={caption}
            altText={altText}
          />
        </div>
        <div className="mt-6 flex flex-col gap-6 lg:mt-0 lg:-mr-6 lg:overflow-y-auto lg:py-1 lg:pr-6 lg:pl-1">
          {earlier && <Repeated earlier={earlier} />}
          {(others.length > 0 || needsCropOrPadding(draft)) && (
            <FitField fit={fit} onChange={(chosen) => change({ fit: chosen })} />
          )}
          <CarouselField editId={carouselOf} value={others} onChange={(edits) => change({ others: edits })} />
          <CaptionField value={caption} onChange={(typed) => change({ caption: typed })} />
          <WhenField
            when={when}
            slot={slot}
            latest={latest}
            problem={timeProblem}
            refusal={aboutTime?.error}
            onChange={changeTime}
          />
          <AfterConnection ends={draft.connection_ends_at} at={at} />
          <AltTextField value={altText} onChange={(typed) => change({ altText: typed })} />
          {draft.is_ai_made && (
            <p className="flex gap-3 rounded-control bg-sunken px-4 py-3 text-sm text-soft">
              <Sparkles className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
              {t('ai')}
            </p>
          )}
          {aboutRest && <FailureAlert failure={aboutRest} />}
        </div>
      </div>
      <div className="-mx-5 -mb-1 border-t border-line px-5 pt-4 sm:-mx-6 sm:px-6">
        <SubmitButton {...state} isRefused={isRefused} at={at} />
      </div>
    </form>
  )
}

/** Warns when the connection expires before the scheduled time; the member can reconnect until then. */
function AfterConnection({ ends, at }: { ends: string | null; at: Date | undefined }) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('day')
  if (ends === null || at === undefined || at < new Date(ends)) return null
  return <Alert look="warning">{t('afterConnection', { date: write(ends) })}</Alert>
}

interface SubmitButtonProps extends Pick<PublishFormProps, 'isAgain' | 'isBusy'> {
  isRefused: boolean
  at: Date | undefined
}

/** The label says what the button does, or why it cannot. */
function SubmitButton({ isAgain, isBusy, isRefused, at }: SubmitButtonProps) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('short')
  const words = () => {
    if (isRefused) return t('submit.refused')
    if (at) return t('submit.later', { date: write(at) })
    return t(isAgain ? 'submit.again' : 'submit.now')
  }
  return (
    <Button type="submit" look="primary" size="large" isWide isBusy={isBusy} disabled={isRefused}>
      {words()}
    </Button>
  )
}

function FitField({ fit, onChange }: { fit: Fit; onChange: (fit: Fit) => void }) {
  const { t } = useTranslation('publishing')
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold" aria-hidden="true">
        {t('fit.label')}
      </p>
      <SegmentedControl
        label={t('fit.label')}
        value={fit}
        options={FITS.map((value) => ({ value, text: t(`fit.${value}`) }))}
        onChange={onChange}
      />
      <p className="text-sm text-faint">{t('fit.why')}</p>
    </div>
  )
}

/** Warns that the edit is already on Instagram, so that it is not posted twice by mistake. */
function Repeated({ earlier }: { earlier: Publication }) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('full')
  return (
    <Alert
      action={
        earlier.permalink !== undefined && (
          <a className="text-link" href={earlier.permalink} target="_blank" rel="noreferrer">
            {t('see')}
          </a>
        )
      }
    >
      {t('repeated', { date: write(earlier.at) })}
    </Alert>
  )
}
