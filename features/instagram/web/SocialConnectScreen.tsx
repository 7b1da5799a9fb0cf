import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths, sameSitePath } from '#features/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Benefits } from './card/Benefits.tsx'
import { InstagramCard } from './card/InstagramCard.tsx'
import { readReturn } from './dialog/read-return.ts'
import { ReturnView } from './dialog/ReturnView.tsx'
import { useConnect } from './dialog/use-connect.ts'

/** The member's Instagram account: connect, view, disconnect. The dialog's window returns to the same address. */
export function SocialConnectScreen() {
  const { t } = useTranslation('instagram')
  const [search] = useSearchParams()
  const connection = useConnect()
  const dialogReturn = readReturn(search)
  const next = sameSitePath(search.get('next'))
  if (dialogReturn) return <ReturnView dialogReturn={dialogReturn} onUntaken={connection.takeMessage} />
  return (
    <div className="mx-auto flex w-full max-w-frame flex-col px-5 pt-4 pb-16 md:px-6 md:pt-8">
      <Link
        to={next ?? paths.account()}
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} -ml-3 min-h-11 self-start`}
      >
        <ArrowLeft className="size-4.5" aria-hidden="true" />
        {t(next === undefined ? 'back' : 'backToPost')}
      </Link>
      <h1 className="mt-2 text-2xl md:text-3xl">{t('heading')}</h1>
      <p className="mt-2 max-w-prose text-soft">{t('text')}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:mt-8 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <InstagramCard connection={connection} next={next} />
        <Benefits />
      </div>
    </div>
  )
}
