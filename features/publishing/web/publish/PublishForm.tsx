import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import type { Draft, Publication } from '#features/publishing/contract.ts'
import { AltTextField, CaptionField } from './CaptionField.tsx'
import { CarouselField } from './CarouselField.tsx'
import { feedPictureOf } from './feed-picture-of.ts'
import { feedRatio } from './feed-ratio.ts'
import { FeedPreview } from './FeedPreview.tsx'
import { FitField } from './FitField.tsx'
import { FailureAlert } from '../progress/FailureAlert.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { AlreadyPosted, ConnectionEndsFirst } from './PostWarnings.tsx'
import type { PostRequest } from './post-fields.ts'
import { usePostForm } from './use-post-form.ts'
import { WhenField } from './WhenField.tsx'

interface PublishFormProps {
  draft: Draft
  /** The initial values of the fields. */
  first: PostRequest
  /** A post of the same edit that is already public. */
  earlier?: Publication | undefined
  /** The edit to which others may be added; undefined: none may. */
  carouselOf?: string
  isAgain: boolean
  /** Posts or changes it, and shows the success. @throws CallError for a refusal */
  onSend: (request: PostRequest) => Promise<void>
}

/** A preview of the post and its options. The form sends nothing that Instagram would refuse. */
export function PublishForm({ draft, first, earlier, carouselOf, isAgain, onSend }: PublishFormProps) {
  const { t } = useTranslation('publishing')
  const latest = new Date(draft.latest_at)
  const { fields, at, setValue, timeProblem, timeRefusal, isIncomplete, ...submission } = usePostForm({ first, latest, onSend })
  const { submit, isBusy, problem, problemCode } = submission
  const { caption, altText, fit, others, when, slot } = fields

  return (
    <form onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
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
          {earlier && <AlreadyPosted earlier={earlier} />}
          <FitField draft={draft} others={others} fit={fit} onChange={(chosen) => setValue('fit', chosen)} />
          <CarouselField editId={carouselOf} value={others} onChange={(edits) => setValue('others', edits)} />
          <CaptionField value={caption} onChange={(typed) => setValue('caption', typed)} />
          <WhenField
            when={when}
            slot={slot}
            latest={latest}
            problem={timeProblem}
            refusal={timeRefusal}
            onChange={(changed) => {
              if (changed.when) setValue('when', changed.when)
              if (changed.slot) setValue('slot', changed.slot)
            }}
          />
          <ConnectionEndsFirst ends={draft.connection_ends_at} at={at} />
          <AltTextField value={altText} onChange={(typed) => setValue('altText', typed)} />
          {draft.is_ai_made && (
            <p className="flex gap-3 rounded-control bg-sunken px-4 py-3 text-sm text-soft">
              <Sparkles className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
              {t('ai')}
            </p>
          )}
          {problem !== undefined && <FailureAlert code={problemCode} text={problem} />}
        </div>
      </div>
      <div className="-mx-5 -mb-1 border-t border-line px-5 pt-4 sm:-mx-6 sm:px-6">
        <SubmitButton isAgain={isAgain} isBusy={isBusy} isIncomplete={isIncomplete} at={at} />
      </div>
    </form>
  )
}

interface SubmitButtonProps {
  isAgain: boolean
  isBusy: boolean
  isIncomplete: boolean
  at: Date | undefined
}

/** The label says what the button does, or why it cannot. */
function SubmitButton({ isAgain, isBusy, isIncomplete, at }: SubmitButtonProps) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('short')
  const label = () => {
    if (isIncomplete) return t('submit.refused')
    if (at) return t('submit.later', { date: write(at) })
    return t(isAgain ? 'submit.again' : 'submit.now')
  }
  return (
    <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy} disabled={isIncomplete}>
      {label()}
    </Button>
  )
}
