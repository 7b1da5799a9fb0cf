import { ExternalLink, Send } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#features/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import type { Publication } from '#features/publishing/contract.ts'
import { isOpen } from '#features/publishing/publication-states.ts'
import { STATE_STYLES } from '../progress/state-styles.ts'
import { usePublications } from '../publication-queries.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'

// loaded on demand: the form is the heaviest part of the studio, and most visits do not need it
const PublishDialog = lazy(async () => ({ default: (await import('./PublishDialog.tsx')).PublishDialog }))

interface PublishPanelProps {
  editId: string
  /** The caption in the field, saved or not. */
  caption: () => string | undefined
}

/** Publishes a finished edit to Instagram, and lists its posts. The URL says whether the dialog is open. */
export function PublishPanel({ editId, caption }: PublishPanelProps) {
  const { t } = useTranslation('publishing')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { data: posts = [] } = usePublications({ editId })
  const known = posts.filter(({ state }) => state !== 'cancelled')
  const open = known.find(({ state }) => isOpen(state))
  const publish = search.get('publish') ?? undefined
  const show = (wanted: string | undefined, replace = false) =>
    void navigate(paths.studio({ edit: editId, publish: wanted }), { replace, preventScrollReset: true })
  return (
    <section aria-label={t('panel.label')} className="flex flex-col gap-3">
      <Button
        variant="primary"
        size="large"
        isWide
        icon={<Send className="size-5" aria-hidden="true" />}
        onClick={() => show(open?.id ?? 'new')}
      >
        {t(`panel.${actionOf(known, open)}`)}
      </Button>
      {known.length > 0 && (
        <ul className="flex flex-col">
          {known.map((post) => (
            <Line key={post.id} post={post} onOpen={() => show(post.id)} />
          ))}
        </ul>
      )}
      {publish !== undefined && (
        <Suspense>
          <PublishDialog
            editId={editId}
            caption={caption()}
            publicationId={publish === 'new' ? undefined : publish}
            onPublished={(id) => show(id, true)}
            onClose={() => show(undefined, true)}
          />
        </Suspense>
      )}
    </section>
  )
}

function actionOf(known: readonly Publication[], open: Publication | undefined) {
  if (open) return open.state === 'scheduled' ? 'scheduled' : 'details'
  return known.some(({ state }) => state === 'published') ? 'again' : 'open'
}

/** One post of the edit: its state, and a link to it. */
function Line({ post, onOpen }: { post: Publication; onOpen: () => void }) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('short')
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-sm">
      <Badge variant={STATE_STYLES[post.state].badge}>{t(`states.${post.state}`)}</Badge>
      <span className="text-soft tabular-nums">{write(post.at)}</span>
      <span className="ml-auto flex">
        {post.permalink !== undefined && (
          <a
            href={post.permalink}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center gap-1.5 px-2"
          >
            {t('see')}
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
        )}
        {post.permalink === undefined && !isOpen(post.state) && (
          <Button variant="quiet" size="small" className="min-h-11" onClick={onOpen}>
            {t('panel.details')}
          </Button>
        )}
      </span>
    </li>
  )
}
