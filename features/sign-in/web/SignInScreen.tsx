import { useTranslation } from 'react-i18next'

export function SignInScreen() {
  const { t } = useTranslation('signIn')
  return <h1>{t('phone.heading')}</h1>
}
