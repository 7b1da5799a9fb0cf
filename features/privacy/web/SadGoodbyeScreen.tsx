import { useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnownSession } from '#features/sign-in/web/use-session.ts'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Mark } from '#ui/Mark.tsx'
import { isFarewellMarked } from './farewell-mark.ts'

/** What is left to say when an account is gone; and to whoever comes here otherwise, that none is. */
export function SadGoodbyeScreen() {
  const { t } = useTranslation('legal')
  const hasLeft = useHasLeft()
  return (
    <div className="m-auto flex w-full max-w-md flex-col items-center px-6 py-16 text-center">
      <Print>{!hasLeft && <Mark className="size-24" />}</Print>
      <h1 className="mt-10 text-2xl">{t(hasLeft ? 'goodbye.heading' : 'goodbye.nothing.heading')}</h1>
      <p className="mt-3 text-soft">{t(hasLeft ? 'goodbye.text' : 'goodbye.nothing.text')}</p>
      {hasLeft && <p className="mt-3 text-soft">{t('goodbye.thanks')}</p>}
      <LinkButton to={paths.home()} reloadDocument look="primary" className="mt-8 max-sm:w-full">
        {t('goodbye.home')}
      </LinkButton>
    </div>
  )
}

/** An account was deleted in this tab, and nobody has come in since. */
function useHasLeft(): boolean {
  const session = useKnownSession()
  const isMarked = useSyncExternalStore(never, isFarewellMarked, () => false)
  return isMarked && session.state === 'signed-out'
}

const never = () => () => undefined

/** A print with nothing on it any more, unless there is something to show. */
function Print({ children }: { children: ReactNode }) {
  return (
    <div className="rotate-[3deg] rounded-print bg-white p-3 pb-10 shadow-float" aria-hidden="true">
      <div className="grid h-44 w-56 place-items-center bg-linear-to-t from-sunken to-line">{children}</div>
    </div>
  )
}
