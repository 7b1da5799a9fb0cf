import { RadioGroup } from 'radix-ui'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { chooseByArrow } from '#ui/choose-by-arrow.ts'
import { WideSheet } from '#ui/Dialog.tsx'
import type { Backdrop } from '#features/photo-edits/contract.ts'
import { sectionsOf } from './backdrop-groups.ts'
import { BackdropTile } from './BackdropTile.tsx'
import { SubjectOnBackdrop } from '../preview/SubjectOnBackdrop.tsx'
import { tileBeside, type VerticalMove } from '../gallery/tile-beside.ts'

const ALL = ''

interface BackdropGalleryProps {
  isOpen: boolean
  backdrops: readonly Backdrop[]
  value: string | undefined
  onClose: () => void
  onChoose: (backdrop: string) => void
}

/** Every ready backdrop, group by group, with a large preview beside them. Nothing is chosen until the member confirms. */
export function BackdropGallery({ isOpen, onClose, ...rest }: BackdropGalleryProps) {
  const { t } = useTranslation(['studio', 'common'])
  return (
    <WideSheet
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title={t('backdrops.heading')}
      closeLabel={t('common:close')}
    >
      <GalleryBody {...rest} />
    </WideSheet>
  )
}

function GalleryBody({ backdrops, value, onChoose }: Omit<BackdropGalleryProps, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation('studio')
  const [group, setGroup] = useState(ALL)
  const [previewed, setPreviewed] = useState(() => value ?? (isRoomForOne() ? backdrops[0]?.id : undefined))
  const sections = sectionsOf(backdrops)
  const candidate = backdrops.find(({ id }) => id === previewed)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_minmax(0,1fr)] lg:gap-x-8">
      <div className="lg:col-start-1">
        <ChipGroup
          isOneLine
          label={t('compose.backdropGroup')}
          value={group}
          options={[
            { value: ALL, text: t('compose.allBackdrops') },
            ...sections.map((section) => ({ value: section.group, text: section.name })),
          ]}
          onChange={setGroup}
        />
      </div>
      <Grid
        sections={sections.filter((section) => group === ALL || section.group === group)}
        value={previewed}
        onLook={setPreviewed}
        onChoose={onChoose}
      />
      <Candidate backdrop={candidate} onChoose={onChoose} />
    </div>
  )
}

interface GridProps {
  sections: ReturnType<typeof sectionsOf>
  value: string | undefined
  onLook: (backdrop: string) => void
  onChoose: (backdrop: string) => void
}

/** What a radio group does not do by itself: it steps from left to right whatever the arrow, and ignores Enter. */
const MOVES: Readonly<Record<string, VerticalMove>> = { ArrowUp: 'up', ArrowDown: 'down' }

function Grid({ sections, value, onLook, onChoose }: GridProps) {
  const { t } = useTranslation('studio')
  const section = useRef<HTMLDivElement>(null)

  function takeKey(event: KeyboardEvent<HTMLElement>) {
    const tiles = [...(section.current?.querySelectorAll<HTMLButtonElement>('[role=radio]') ?? [])]
    const from = tiles.findIndex((tile) => tile === event.target)
    const direction = MOVES[event.key]
    if (from < 0 || (!direction && event.key !== 'Enter')) {
      chooseByArrow(event)
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (direction)
      lookAt(
        tiles[
          tileBeside(
            tiles.map((tile) => tile.getBoundingClientRect()),
            from,
            direction,
          ) ?? from
        ],
      )
    else if (value !== undefined) onChoose(value)
  }

  return (
    <div ref={section} className="min-h-0 flex-1 overflow-y-auto p-1 lg:col-start-1 lg:pr-3" onKeyDownCapture={takeKey}>
      <RadioGroup.Root
        aria-label={t('compose.backdrop')}
        value={value ?? null}
        onValueChange={onLook}
        className="flex flex-col gap-7 pb-4"
      >
        {sections.map(({ group, name, backdrops }) => (
          <section key={group} aria-label={name} className="flex flex-col gap-3">
            <h3 className="text-base">{name}</h3>
            <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 xl:grid-cols-4">
              {backdrops.map((backdrop) => (
                <BackdropTile key={backdrop.id} backdrop={backdrop} isNameShown />
              ))}
            </div>
          </section>
        ))}
      </RadioGroup.Root>
    </div>
  )
}

function lookAt(tile: HTMLButtonElement | undefined): void {
  tile?.focus()
  tile?.click()
}

/** Where there is space for the large preview, it is never empty. On phones a preview would look like a choice. */
function isRoomForOne(): boolean {
  return matchMedia('(min-width: 64rem)').matches
}

/** The previewed backdrop: large beside the groups where there is space, a line under them on phones. */
function Candidate({ backdrop, onChoose }: { backdrop: Backdrop | undefined; onChoose: (backdrop: string) => void }) {
  const { t } = useTranslation('studio')
  return (
    <div className="-mx-5 flex shrink-0 items-center gap-3 border-t border-line px-5 pt-3 sm:-mx-6 sm:px-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:flex-col lg:items-stretch lg:gap-4 lg:border-0 lg:p-0">
      <div className="relative aspect-4/5 w-12 shrink-0 max-[22.5rem]:hidden overflow-hidden rounded-print bg-sunken lg:w-full">
        {backdrop && <Closely key={backdrop.id} backdrop={backdrop} />}
      </div>
      <p className="min-w-0 flex-1 lg:flex-none" aria-live="polite">
        <span className="line-clamp-2 text-sm leading-tight font-semibold lg:text-lg">
          {backdrop?.name ?? t('compose.noBackdrop')}
        </span>
        <span className="line-clamp-2 text-xs leading-tight text-faint lg:text-sm">
          {backdrop?.group_name ?? t('backdrops.hint')}
        </span>
      </p>
      <Button variant="primary" disabled={!backdrop} onClick={() => backdrop && onChoose(backdrop.id)}>
        {t('backdrops.use')}
      </Button>
    </div>
  )
}

/**
 * The thumbnail at once and the large picture over it once loaded; the large one is not requested where it would be shown small.
 */
function Closely({ backdrop }: { backdrop: Backdrop }) {
  const { thumbnail_url: small, preview_url: large } = backdrop
  return (
    <>
      <img src={small} alt="" className="size-full object-cover" />
      <img src={large} alt="" loading="lazy" className="absolute inset-0 hidden size-full object-cover lg:block" />
      <SubjectOnBackdrop
        backdrop={backdrop}
        size={isRoomForOne() ? 'large' : 'small'}
        width={isRoomForOne() ? 640 : 160}
        height={isRoomForOne() ? 800 : 200}
        className="absolute inset-0 size-full"
      />
    </>
  )
}
