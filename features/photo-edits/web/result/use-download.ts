import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { showToast } from '#ui/toast.ts'
import type { Edit, Format } from '#features/photo-edits/contract.ts'
import { fetchPicture, saveFile } from '../upload/picture-file.ts'
import { useFormatNames } from '../order/use-format-names.ts'

/** Downloads a picture from outside its own screen: notices show the progress. */
export function useDownload(edit: Edit) {
  const { t } = useTranslation('studio')
  const { name } = useFormatNames()
  const { mutate, isPending } = useMutation<void, Error, Format>({
    mutationFn: async (format) => {
      if (format !== edit.format) void showToast('info', t('share.preparing'))
      saveFile(await fetchPicture(edit, format))
    },
    onSuccess: (_, format) => void showToast('success', t('share.saved', { format: name(format) })),
    onError: (error) => void showToast('error', error.message || t('share.failed')),
  })
  return { download: mutate, isDownloading: isPending }
}
