import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnownSession } from '#features/session/web/index.ts'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyPhoto } from '#ui/EmptyPhoto.tsx'
import { Logo } from '#ui/Logo.tsx'
import { isDeletionMarked } from './deletion-mark.ts'

/** Confirms that an account was deleted; tells other visitors that none was. */
export function SadGoodbyeScreen() {
  const { t } = useTranslation('legal')
  const hasLeft = useHasLeft()
  return (
    <div className="m-auto flex w-full max-w-md flex-col items-center px-6 py-16 text-center">
      <EmptyPhoto isFaded>{!hasLeft && <Logo className="size-24" />}</EmptyPhoto>
      <h1 className="mt-10 text-2xl">{t(hasLeft ? 'goodbye.heading' : 'goodbye.nothing.heading')}</h1>
      <p className="mt-3 text-soft">{t(hasLeft ? 'goodbye.text' : 'goodbye.nothing.text')}</p>
      {hasLeft && <p className="mt-3 text-soft">{t('goodbye.thanks')}</p>}
      <LinkButton to={paths.home()} reloadDocument variant="primary" className="mt-8 max-sm:w-full">
        {t('goodbye.home')}
      </LinkButton>
    </div>
  )
}

/** Whether an account was deleted in this tab, and nobody has signed in since. */
function useHasLeft(): boolean {
  const session = useKnownSession()
  const isMarked = useSyncExternalStore(never, isDeletionMarked, () => false)
  return isMarked && session.state === 'signed-out'
}

const never = () => () => undefined
