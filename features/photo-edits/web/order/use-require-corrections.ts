import { useTranslation } from 'react-i18next'
import { CallError } from '#features/api.ts'
import { changesBackdrop, type Operation } from '#features/photo-edits/operations.ts'
import { useSendCorrections } from '../corrections/use-corrections.ts'

/**
 * What was drawn last, and is still on its way, is part of an order: the function waits for it.
 * @throws CallError, shown like a refusal of the server's, when some of it is held up
 */
export function useRequireCorrections(): (photoIds: readonly string[], operation: Operation) => Promise<void> {
  const { t } = useTranslation('studio')
  const sendAll = useSendCorrections()
  return async (photoIds, operation) => {
    if (!changesBackdrop(operation) || (await sendAll(photoIds))) return
    const error = t('correction.notIn')
    throw new CallError({ ok: false, status: 0, code: 'corrections_waiting', error, field: undefined, extra: {} })
  }
}
