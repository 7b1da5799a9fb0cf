import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'

/** Copies a caption and confirms it. */
export function useCopyCaption(): (caption: string) => Promise<void> {
  const { t } = useTranslation('studio')
  return async (caption) => {
    try {
      await navigator.clipboard.writeText(caption)
      toast.success(t('caption.copied'))
    } catch {
      toast.error(t('caption.notCopied')) // no permission, or a page without HTTPS: the text can be selected by hand
    }
  }
}
