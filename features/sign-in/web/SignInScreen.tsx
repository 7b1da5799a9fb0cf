import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { prepareCodeStep } from './code-step.ts'
import { Poster } from './Poster.tsx'
import { SignInSteps } from './SignInSteps.tsx'

/** @param search of the address that is opened: at the code its step comes with the screen, since it stands in the page already */
export async function loadSignInScreen(search: string): Promise<typeof SignInScreen> {
  if (new URLSearchParams(search).get('step') === 'otp') await prepareCodeStep()
  return SignInScreen
}

/** The sign-in form, with the product's promise beside it. */
function SignInScreen() {
  const { t } = useTranslation('signIn')
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(30rem,5fr)_6fr]">
      <div className="mx-auto flex w-full max-w-md flex-col px-5 pt-4 pb-16 lg:justify-center lg:px-8 lg:pt-0 xl:mx-0 xl:ml-[min((100vw-var(--container-frame))/2+1.5rem,100%-30rem)] xl:px-0">
        <Link
          to={paths.home()}
          reloadDocument
          className={`${buttonClass({ variant: 'quiet', size: 'small' })} mb-7 -ml-3.5 min-h-11 self-start text-soft lg:mb-11`}
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
