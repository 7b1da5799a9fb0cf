import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { buttonClass } from '#ui/Button.tsx'

interface TwoPanesProps {
  /** The content of the picture's side. */
  picture: ReactNode
  /** How much of a phone's height the picture may take: `large` when there are few controls. */
  size?: 'small' | 'large'
  children: ReactNode
}

/** The picture and its controls: above and below on phones, side by side where there is space. */
export function TwoPanes({ picture, size = 'large', children }: TwoPanesProps) {
  const { t } = useTranslation('studio')
  return (
    // both surfaces extend to the edges of the window, their content stays within the frame
    <div className="flex flex-1 flex-col lg:bg-linear-to-r lg:from-sunken lg:from-50% lg:to-page lg:to-50%">
      <div className="mx-auto grid w-full max-w-frame flex-1 grid-cols-[minmax(0,1fr)] max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(25rem,29rem)]">
        <div className="bg-sunken">
          <div
            className={clsx(
              'relative flex flex-col lg:[--room:calc(100dvh-15rem)]',
              size === 'small' ? '[--room:28dvh]' : '[--room:54dvh]',
              'lg:sticky lg:top-15 lg:h-[calc(100dvh-3.75rem)]',
            )}
          >
            <Link
              to={paths.studio()}
              className={`${buttonClass({ variant: 'quiet', size: 'small' })} m-2 min-h-11 self-start md:mx-2.5 lg:absolute lg:my-4`}
            >
              <ArrowLeft className="size-4.5" aria-hidden="true" />
              {t('backToStudio')}
            </Link>
            <div className="flex min-h-0 flex-1 flex-col items-center justify-center px-4 pb-5 md:px-6 lg:pt-16 lg:pr-10 lg:pb-10">
              {picture}
            </div>
          </div>
        </div>
        <div className="flex min-w-0 flex-col border-line bg-page px-4 pt-6 md:px-6 lg:border-l lg:pt-10 lg:pl-8">{children}</div>
      </div>
    </div>
  )
}
