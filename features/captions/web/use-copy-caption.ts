import { useTranslation } from 'react-i18next'
import { showToast } from '#ui/toast.ts'

/** Copies a caption and confirms it. */
export function useCopyCaption(): (caption: string) => Promise<void> {
  const { t } = useTranslation('studio')
  return async (caption) => {
    try {
      await navigator.clipboard.writeText(caption)
      void showToast('success', t('caption.copied'))
    } catch {
      // no permission, or a page without HTTPS: the text can be selected by hand
      void showToast('error', t('caption.notCopied'))
    }
  }
}
