import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { FullPageMessage } from '#ui/FullPageMessage.tsx'

export function NotFoundScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  // a link that opened a new window has no page to go back to
  const hasWayBack = isHydrated && history.length > 1
  return (
    <FullPageMessage
      picture={<span className="font-display text-[5rem] leading-none font-extrabold tracking-tight">404</span>}
      heading={t('notFound.heading')}
      text={t('notFound.text')}
      actions={
        <>
          <LinkButton to={paths.home()} reloadDocument variant="primary">
            {t('notFound.home')}
          </LinkButton>
          <Button disabled={!hasWayBack} className="noscript:hidden" onClick={() => void navigate(-1)}>
            {t('notFound.back')}
          </Button>
        </>
      }
    />
  )
}
