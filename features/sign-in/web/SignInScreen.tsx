import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Poster } from './Poster.tsx'
import { SignInSteps } from './SignInSteps.tsx'

/** The sign-in form, with the product's promise beside it. */
export function SignInScreen() {
  const { t } = useTranslation('signIn')
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(30rem,5fr)_6fr]">
      <div className="mx-auto flex w-full max-w-md flex-col px-5 pt-4 pb-16 lg:justify-center lg:px-8 lg:pt-0 xl:mx-0 xl:ml-[min((100vw-var(--container-frame))/2+1.5rem,100%-30rem)] xl:px-0">
        <Link
          to={paths.home()}
          reloadDocument
          className={`${buttonClass({ variant: 'quiet', size: 'small' })} mb-8 -ml-3.5 self-start text-soft lg:mb-12`}
        >
          <ArrowLeft className="size-4.5" aria-hidden="true" />
          {t('backHome')}
        </Link>
        <SignInSteps />
      </div>
      <Poster />
    </div>
  )
}
