import { useTranslation } from 'react-i18next'
import type { ActivityKind } from '#features/activity/contract.ts'
import type { PanelActivity } from '#features/back-office/panel-contract.ts'
import { useCallPerson } from '../lists/Person.tsx'

/** Describes an entry in one sentence, by kind. */
export function useActivitySentence(): (line: PanelActivity) => string {
  const { t, i18n } = useTranslation('panel')
  const callPerson = useCallPerson()

  function callWho({ user, detail }: PanelActivity): string {
    if (user) return callPerson(user)
    // a person who is not a member, or not yet, is known only by the end of their phone
    const { phone_end: end } = detail
    return end === undefined ? t('person.nobody') : t('person.byPhoneEnd', { end: String(end) })
  }

  return (line) => {
    const isFileOfSomebody = line.kind === 'list_exported' && line.user !== null
    const sentence = t(isFileOfSomebody ? 'exportedOf' : `activity.${line.kind}`, { who: callWho(line) })
    return sentence.slice(0, 1).toLocaleUpperCase(i18n.language) + sentence.slice(1)
  }
}

/** The name of a kind in a filter: its sentence, without a name. */
export function useNameKind(): (kind: ActivityKind) => string {
  const { t, i18n } = useTranslation('panel')
  return (kind) => {
    const sentence = t(`activity.${kind}`, { who: '…' })
    return sentence.slice(0, 1).toLocaleUpperCase(i18n.language) + sentence.slice(1)
  }
}
