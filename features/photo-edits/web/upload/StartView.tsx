import { AllowanceMeter, AllowanceNotice } from '#features/membership/web/index.ts'
import { CaptionAlone } from '#features/captions/web/index.ts'
import { InstagramNotice } from '#features/instagram/web/index.ts'
import { paths } from '#features/paths.ts'
import { CalendarLink } from '#features/publishing/web/index.ts'
import { Gallery } from '../gallery/Gallery.tsx'
import { PhotoDrop } from './PhotoDrop.tsx'
import type { GalleryFilters } from '../studio-location.ts'
import { useOtherTabs } from '../use-other-tabs.ts'

interface StartViewProps {
  filters: GalleryFilters
  onPhoto: (file: File) => void
  onPhotos: (files: readonly File[]) => void
}

/** The studio's start: the upload area and the gallery. */
export function StartView({ filters, onPhoto, onPhotos }: StartViewProps) {
  useOtherTabs()
  return (
    <>
      <PhotoDrop onPhoto={onPhoto} onPhotos={onPhotos} />
      <div className="mx-auto flex w-full max-w-frame flex-col gap-8 px-4 pt-5 pb-16 md:px-6">
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <AllowanceMeter />
            <div className="flex flex-wrap gap-x-8">
              <CaptionAlone />
              <CalendarLink />
            </div>
          </div>
          <AllowanceNotice isAside />
          <InstagramNotice next={paths.studio()} />
        </div>
        <Gallery filters={filters} />
      </div>
    </>
  )
}
