import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { NEW_PHOTO, paths } from '#features/paths.ts'
import { ACCEPTED_FILES, storePhoto } from '#features/stored-photo.ts'
import { Button, LinkButton } from '#ui/Button.tsx'

interface StudioCardProps {
  /** Undefined until the session is known. */
  memberId?: string
}

/** The product's main feature: a photo that is chosen here begins its post in the studio. */
export function StudioCard({ memberId }: StudioCardProps) {
  const { t } = useTranslation('account')
  return (
    <section
      aria-labelledby="studio"
      className="flex flex-col rounded-card bg-accent p-6 text-on-accent md:p-8 lg:flex-row lg:items-end lg:justify-between lg:gap-10 dark:bg-surface dark:text-ink"
    >
      <div>
        <h2
          id="studio"
          className="max-w-[14ch] text-[2.875rem] leading-none font-extrabold tracking-[-0.03em] md:text-3xl dark:text-accent"
        >
          {t('studio.heading')}
        </h2>
        <p className="mt-4 max-w-prose">{t('studio.text')}</p>
      </div>
      <div className="mt-6 flex shrink-0 flex-col gap-1 md:flex-row md:items-center md:gap-3 lg:flex-col lg:items-stretch lg:gap-1">
        <PhotoButton memberId={memberId} />
        <LinkButton to={paths.studio()} variant="quiet" className="text-inherit! hover:bg-black/10! dark:hover:bg-sunken!">
          {t('studio.open')}
        </LinkButton>
      </div>
    </section>
  )
}

function PhotoButton({ memberId }: { memberId: string | undefined }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  async function begin(file: File, ownerId: string) {
    await storePhoto(file, ownerId)
    await navigate(paths.studio({ photo: NEW_PHOTO }))
  }
  return (
    <>
      <Button
        size="large"
        disabled={memberId === undefined}
        icon={<ImagePlus className="size-5" aria-hidden="true" />}
        onClick={() => input.current?.click()}
        className="bg-on-accent! text-white! ring-0! hover:bg-black! dark:bg-accent! dark:text-on-accent! dark:hover:bg-accent-hover!"
      >
        {t('studio.choose')}
      </Button>
      {memberId !== undefined && (
        <input
          ref={input}
          type="file"
          accept={ACCEPTED_FILES}
          hidden
          aria-label={t('studio.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void begin(file, memberId)
          }}
        />
      )}
    </>
  )
}
