import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import type { User } from '#features/sign-in/contract.ts'
import { buttonClass, LinkButton } from '#ui/Button.tsx'
import { PaymentPanel } from './CheckoutLayout.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { InfoPanel } from './InfoPanel.tsx'
import { PendingPayment } from './PendingPayment.tsx'
import type { Checkout } from './use-checkout.ts'

interface DetailsProps {
  readonly member: User
  readonly checkout: Checkout
  /** The chat's address, for a member who came from there. */
  readonly chatUrl: string | undefined
}

/** Before an order: the form, unless there is a plan or a payment already. */
export function Details({ member, checkout, chatUrl }: DetailsProps) {
  const { t } = useTranslation('checkout')
  const { view } = checkout
  if (view.show === 'pending') {
    return (
      <PendingPayment
        phone={member.phone}
        id={view.id}
        onPaid={checkout.succeed}
        onRefused={() => void checkout.showPaymentFailed()}
        onFollow={() => checkout.follow(view.id)}
        onCancelled={checkout.startOver}
      />
    )
  }
  return (
    <PaymentPanel>
      {view.show === 'form' && <DetailsForm checkout={checkout} resumesOn={view.resumesOn} isGift={view.isGift ?? false} />}
      {view.show === 'owned' && (
        <InfoPanel title={t('active.heading')} text={t('active.text')}>
          {chatUrl !== undefined && (
            <a href={chatUrl} className={buttonClass({ variant: 'primary' })}>
              {t('success.chat')}
            </a>
          )}
          <LinkButton to={paths.studio()} variant={chatUrl === undefined ? 'primary' : undefined}>
            {t('active.studio')}
          </LinkButton>
          <LinkButton to={paths.account({ tab: 'billing' })}>{t('active.account')}</LinkButton>
        </InfoPanel>
      )}
      {view.show === 'late' && (
        <InfoPanel title={t('late.heading')} text={t('late.text')}>
          <LinkButton to={paths.account({ tab: 'billing' })} variant="primary">
            {t('late.account')}
          </LinkButton>
        </InfoPanel>
      )}
    </PaymentPanel>
  )
}
