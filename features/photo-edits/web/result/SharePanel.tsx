import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { type Edit, type Format, FORMATS } from '#features/photo-edits/contract.ts'
import { FormatShape } from '../order/FormatShape.tsx'
import { canShareFiles, fetchPicture, saveFile } from '../upload/picture-file.ts'
import { useFormatNames } from '../order/use-format-names.ts'

/** Shares the picture: with another app, or as a file in any format. */
export function SharePanel({ edit }: { edit: Edit }) {
  const { t } = useTranslation('studio')
  const canShare = canShareFiles()
  // fetched ahead: browsers share only in direct response to a tap, without a wait in between
  const { data: ready } = useQuery({
    queryKey: ['picture', edit.id, edit.format],
    queryFn: () => fetchPicture(edit, edit.format),
    enabled: canShare,
    staleTime: Infinity,
  })
  const download = useMutation<void, Error, Format>({
    mutationFn: async (format) => saveFile(format === edit.format && ready ? ready : await fetchPicture(edit, format)),
  })

  async function share() {
    if (!ready) return
    try {
      await navigator.share({ files: [ready], ...(edit.caption !== null && { text: edit.caption }) })
    } catch (error) {
      // the member closed the sheet, or the system refused: the file can still be downloaded
      if (!(error instanceof DOMException)) throw error
    }
  }

  return (
    <section aria-label={t('share.label')} className="flex flex-col gap-3">
      <div className="flex flex-col gap-2.5 sm:flex-row">
        {canShare && (
          <Button
            size="large"
            className="flex-1"
            disabled={!ready}
            icon={<Share2 className="size-5" aria-hidden="true" />}
            onClick={() => void share()}
          >
            {t('share.share')}
          </Button>
        )}
        <Button
          size="large"
          className="flex-1"
          isBusy={download.isPending && download.variables === edit.format}
          icon={<Download className="size-5" aria-hidden="true" />}
          onClick={() => download.mutate(edit.format)}
        >
          {t('share.download')}
        </Button>
      </div>
      <OtherFormats edit={edit} preparing={download.isPending ? download.variables : undefined} onChoose={download.mutate} />
      {download.error && <Alert variant="danger">{download.error.message || t('share.failed')}</Alert>}
    </section>
  )
}

interface OtherFormatsProps {
  edit: Edit
  preparing: Format | undefined
  onChoose: (format: Format) => void
}

function OtherFormats({ edit, preparing, onChoose }: OtherFormatsProps) {
  const { t } = useTranslation('studio')
  const { shortName } = useFormatNames()
  if (edit.before_url === null) return null // other formats are made from the photo
  return (
    <fieldset className="relative flex flex-wrap items-center gap-x-2 gap-y-1">
      <legend className="mb-1.5 text-sm text-soft">{t('share.otherFormats')}</legend>
      {FORMATS.filter((format) => format !== edit.format).map((format) => (
        <Button
          key={format}
          size="small"
          className="min-h-11"
          disabled={preparing !== undefined}
          aria-busy={preparing === format || undefined}
          aria-label={t('share.downloadAs', { format: shortName(format) })}
          icon={preparing === format ? <Spinner className="!size-4" /> : <FormatShape format={format} />}
          onClick={() => onChoose(format)}
        >
          {shortName(format)}
        </Button>
      ))}
      {/* in the space to the next part, so that nothing moves */}
      <output className="absolute top-full left-0 pt-1 text-xs text-faint">
        {preparing !== undefined && preparing !== edit.format ? t('share.preparing') : ''}
      </output>
    </fieldset>
  )
}
