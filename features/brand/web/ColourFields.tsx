import { Plus, WandSparkles, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#ui/Button.tsx'
import { MAX_COLOURS } from '../contract.ts'

interface ColourFieldsProps {
  colours: readonly string[]
  /** Those of the logo. */
  proposed: readonly string[]
  onChange: (colours: string[]) => void
}

/** A colour to begin with, of nobody's brand yet. */
const FIRST = '#7a3b5e'

/** Up to three colours, the main one first. */
export function ColourFields({ colours, proposed, onChange }: ColourFieldsProps) {
  const { t } = useTranslation('brand')
  const isProposed = proposed.length === 0 || proposed.join() === colours.join()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{t('colours')}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {colours.map((colour, index) => {
          const place = index + 1
          return (
            <span key={place} className="flex items-center gap-1">
              <input
                type="color"
                aria-label={t('colour', { place })}
                value={colour}
                onChange={(event) => onChange(colours.map((other, at) => (at === index ? event.target.value : other)))}
                className="h-11 w-14 cursor-pointer rounded-control bg-surface p-1 ring-1 ring-edge"
              />
              <IconButton label={t('removeColour', { place })} onClick={() => onChange(colours.filter((_, at) => at !== index))}>
                <X className="size-4" aria-hidden="true" />
              </IconButton>
            </span>
          )
        })}
        {colours.length < MAX_COLOURS && (
          <Button
            size="small"
            className="min-h-11"
            icon={<Plus className="size-4.5" aria-hidden="true" />}
            onClick={() => onChange([...colours, proposed.find((colour) => !colours.includes(colour)) ?? FIRST])}
          >
            {t('addColour')}
          </Button>
        )}
      </div>
      {!isProposed && (
        <Button
          variant="quiet"
          size="small"
          className="min-h-11 self-start"
          icon={<WandSparkles className="size-4.5" aria-hidden="true" />}
          onClick={() => onChange([...proposed])}
        >
          {t('useProposed')}
          <span className="ml-2 inline-flex gap-1 align-middle" aria-hidden="true">
            {proposed.map((colour) => (
              <span key={colour} className="size-4 rounded-full ring-1 ring-edge" style={{ background: colour }} />
            ))}
          </span>
        </Button>
      )}
    </fieldset>
  )
}
