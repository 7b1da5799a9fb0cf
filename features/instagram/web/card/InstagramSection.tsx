import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Social } from '#features/instagram/contract.ts'
import { useSocial } from '../social-queries.ts'

/** Shows on the account page where posts go, and whether they can. Shows no state while the server cannot be reached. */
export function InstagramSection() {
  const { t } = useTranslation('instagram')
  const { data: social, isPending } = useSocial()
  return (
    <Section heading={t('card.heading')} aside={social && <Status state={social.state} />}>
      {isPending ? (
        <Skeleton className="mt-3 h-6 w-64 max-w-full" />
      ) : (
        <p className="mt-2 text-soft">{social ? t(`card.${social.state}`, { username: social.username }) : t('card.text')}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton
          className="max-sm:w-full"
          variant={social?.state === 'lost' ? 'primary' : 'secondary'}
          to={paths.socialConnect()}
        >
          {t(actionOf(social))}
        </LinkButton>
        {social && (
          <LinkButton className="max-sm:w-full" variant="quiet" to={paths.calendar()}>
            {t('card.calendar')}
          </LinkButton>
        )}
      </div>
    </Section>
  )
}

function Status({ state }: Pick<Social, 'state'>) {
  const { t } = useTranslation('instagram')
  return <Badge variant={state === 'lost' ? 'danger' : 'good'}>{t(`status.${state}`)}</Badge>
}

function actionOf(social: Social | null | undefined) {
  if (!social) return 'card.open'
  return social.state === 'lost' ? 'card.reconnect' : 'card.manage'
}
