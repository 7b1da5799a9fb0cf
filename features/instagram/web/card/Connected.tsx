import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayFormat } from '#features/use-day-format.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import type { InstagramUser, Social } from '#features/instagram/contract.ts'
import { ConnectAction } from '../dialog/ConnectAction.tsx'
import { DisconnectDialog } from './DisconnectDialog.tsx'
import { ProfilePicture } from './ProfilePicture.tsx'
import { profileQuery } from '../social-queries.ts'
import type { Connection } from '../dialog/use-connect.ts'

/** The account that posts go to, until when, and how to disconnect it. */
export function Connected({ social, connection }: { social: Social; connection: Connection }) {
  const { t } = useTranslation('instagram')
  const [isLeaving, setLeaving] = useState(false)
  const isLost = social.state === 'lost'
  return (
    <>
      <Profile social={social} />
      <Term social={social} />
      {(isLost || social.is_ending || connection.problem || connection.phase !== 'idle') && (
        <ConnectAction connection={connection} label={t('reconnect')} />
      )}
      <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
        <Button variant="danger" className="max-sm:w-full" onClick={() => setLeaving(true)}>
          {t('disconnect.open')}
        </Button>
        {!isLost && !social.is_ending && connection.phase === 'idle' && (
          <Button variant="quiet" className="max-sm:w-full" onClick={connection.connect}>
            {t('another')}
          </Button>
        )}
      </div>
      <DisconnectDialog username={social.username} isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </>
  )
}

/** The profile as Instagram has it; missing values are shown as a dash. */
function Profile({ social }: { social: Social }) {
  const { t, i18n } = useTranslation('instagram')
  const { data: profile, isError } = useQuery({ ...profileQuery(social), enabled: social.state === 'connected' })
  const write = (count: number | undefined) => count?.toLocaleString(i18n.language) ?? '–'
  const counts = [
    { label: t('profile.posts'), value: profile?.media_count },
    { label: t('profile.followers'), value: profile?.followers_count },
    { label: t('profile.follows'), value: profile?.follows_count },
  ]
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="flex min-w-0 items-center gap-4">
        <ProfilePicture address={pictureOf(social, profile)} username={social.username} />
        <div className="min-w-0">
          <p className="truncate text-lg font-semibold">@{social.username}</p>
          {profile?.name != null && <p className="truncate text-soft">{profile.name}</p>}
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {counts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-faint">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{write(value)}</dd>
          </div>
        ))}
      </dl>
      {isError && <p className="basis-full text-sm text-faint">{t('profile.unknown')}</p>}
    </div>
  )
}

function pictureOf(social: Social, profile: InstagramUser | undefined): string | null {
  return profile?.profile_picture ?? social.profile_picture
}

/** How long the connection is valid, or why it is not. */
function Term({ social }: { social: Social }) {
  const { t } = useTranslation('instagram')
  const writeDay = useDayFormat('dated')
  if (social.state === 'lost') {
    return (
      <Alert variant="danger" className="mt-5">
        <p className="font-semibold">{t('lost.heading')}</p>
        <p>{t(`lost.${social.lost_reason ?? 'token_dead'}`)}</p>
      </Alert>
    )
  }
  const date = writeDay(social.expires_at)
  return social.is_ending ? (
    <Alert variant="warning" className="mt-5">
      {t('ending', { date })}
    </Alert>
  ) : (
    <p className="mt-4 text-sm text-faint">
      {t('connectedSince', { date: writeDay(social.connected_at) })} {t('renews', { date })}
    </p>
  )
}
