import { Copy, Smartphone } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'

/**
 * The secret for an authenticator app: to scan from another screen, to open on this one, or to type. The QR code is drawn in the
 * browser, so that the secret is not sent anywhere else.
 */
export function Enrolment({ otpauthUrl }: { otpauthUrl: string }) {
  const { t } = useTranslation('admin')
  const secret = new URL(otpauthUrl).searchParams.get('secret') ?? ''

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      void showToast('success', t('gate.enrol.copied'))
    } catch {
      // no permission, or a page without HTTPS: the text can be selected by hand
    }
  }

  return (
    <section className="mt-8 flex flex-col gap-5 rounded-card bg-surface p-5 shadow-lift sm:flex-row">
      {/* black on white in every theme, because cameras need the contrast */}
      <QRCodeSVG
        value={otpauthUrl}
        title={t('gate.enrol.qr')}
        size={176}
        marginSize={3}
        className="mx-auto shrink-0 rounded-print"
      />
      <div className="flex min-w-0 flex-col gap-3">
        <p className="font-semibold">{t('gate.enrol.scan')}</p>
        <a href={otpauthUrl} className={`${buttonClass({ size: 'medium' })} sm:hidden`}>
          <Smartphone className="size-5" aria-hidden="true" />
          {t('gate.enrol.openApp')}
        </a>
        <div>
          <p className="text-sm text-soft">{t('gate.enrol.orType')}</p>
          <code className="mt-1 block text-sm leading-6 font-semibold wrap-anywhere">{inGroups(secret)}</code>
        </div>
        <Button
          size="small"
          className="self-start"
          icon={<Copy className="size-4.5" aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {t('gate.enrol.copy')}
        </Button>
      </div>
    </section>
  )
}

/** Groups of four are easier to type. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
