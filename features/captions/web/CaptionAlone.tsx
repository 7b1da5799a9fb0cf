import { TextQuote } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { NewCaptions } from './NewCaptions.tsx'
import { useCopyCaption } from './use-copy-caption.ts'

/** A caption from a one-line message, for a picture outside of the product. */
export function CaptionAlone() {
  const { t } = useTranslation('studio')
  const copy = useCopyCaption()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-mx-3.5 min-h-11"
        icon={<TextQuote className="size-4.5" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('caption.withoutPhoto')}
      </Button>
      <NewCaptions
        isOpen={isOpen}
        title={t('caption.withoutPhoto')}
        first={{ message: '', tone: 'warm', length: undefined }}
        chooseLabel={t('caption.copy')}
        onClose={() => setOpen(false)}
        onChoose={(caption) => void copy(caption)}
      />
    </>
  )
}
