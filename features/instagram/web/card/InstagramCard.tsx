import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Social } from '#features/instagram/contract.ts'
import { Connected } from './Connected.tsx'
import { ConnectAction } from '../dialog/ConnectAction.tsx'
import { Requirements } from './Requirements.tsx'
import { useSocial } from '../social-queries.ts'
import type { Connection } from '../dialog/use-connect.ts'

interface InstagramCardProps {
  connection: Connection
  /** The page that the member came from and returns to. */
  next: string | undefined
}

/** The state of the Instagram connection, with a button to connect or disconnect. */
export function InstagramCard({ connection, next }: InstagramCardProps) {
  const { data: social, error, refetch } = useSocial()
  const isKnown = social !== undefined
  return (
    <Section heading="Instagram" aside={isKnown && <Status state={social?.state ?? 'none'} />}>
      {isKnown ? <Known social={social} connection={connection} /> : <Unknown error={error} onRetry={() => void refetch()} />}
      {social && next !== undefined && <GoOn next={next} />}
    </Section>
  )
}

function Known({ social, connection }: { social: Social | null; connection: Connection }) {
  const { t } = useTranslation('instagram')
  if (social) return <Connected social={social} connection={connection} />
  return (
    <>
      <Requirements />
      <ConnectAction connection={connection} label={t('connect')} />
    </>
  )
}

function Unknown({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation(['instagram', 'common'])
  if (!error) return <Loading />
  return (
    <EmptyState title={t('unknown')} text={error.message} action={<Button onClick={onRetry}>{t('common:tryAgain')}</Button>} />
  )
}

function Status({ state }: { state: 'connected' | 'lost' | 'none' }) {
  const { t } = useTranslation('instagram')
  const variants = { connected: 'good', lost: 'danger', none: 'plain' } as const
  return <Badge variant={variants[state]}>{t(`status.${state}`)}</Badge>
}

/** Returns to the post that was to be published. */
function GoOn({ next }: { next: string }) {
  const { t } = useTranslation('instagram')
  const navigate = useNavigate()
  return (
    <Button variant="primary" size="large" className="mt-5 max-sm:w-full" onClick={() => void navigate(next)}>
      {t('goOn')}
    </Button>
  )
}

function Loading() {
  return (
    <div className="mt-4 flex items-center gap-4">
      <Skeleton className="size-20 !rounded-full" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-5 w-56 max-w-full" />
      </div>
    </div>
  )
}
