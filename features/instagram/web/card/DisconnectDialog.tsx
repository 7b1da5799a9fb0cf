import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { account } from '#features/account/contract.ts'
import { CallError, fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { explainDisconnect } from '../dialog/explain-problem.ts'
import { everythingOfInstagram } from '../social-queries.ts'
import { useScheduledPosts } from './use-scheduled-posts.ts'

interface DisconnectDialogProps {
  username: string
  isOpen: boolean
  onClose: () => void
}

export function DisconnectDialog({ username, isOpen, onClose }: DisconnectDialogProps) {
  const { t } = useTranslation(['instagram', 'common'])
  const { disconnect, isDisconnecting, problem } = useDisconnect(username, onClose)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isWanted) => !isWanted && !isDisconnecting && onClose()}
      title={t('disconnect.question', { username })}
      description={t('disconnect.text')}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button disabled={isDisconnecting} onClick={onClose}>
            {t('disconnect.keep')}
          </Button>
          <Button variant="danger" isBusy={isDisconnecting} onClick={disconnect}>
            {t('disconnect.confirm')}
          </Button>
        </>
      }
    >
      {isOpen && <Held />}
      {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
    </Dialog>
  )
}

/** Warns how many scheduled posts will wait for an account. */
function Held() {
  const { t } = useTranslation('instagram')
  const count = useScheduledPosts()
  return count > 0 && <Alert variant="warning">{t('disconnect.posts', { count })}</Alert>
}

function useDisconnect(username: string, onDone: () => void) {
  const { t } = useTranslation('instagram')
  const { phone } = useMember()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchOrThrow(account.changeUser, { body: { action: 'disconnect_instagram', phone } }),
    onSuccess: async ({ disconnected_account: disconnected }) => {
      await queryClient.invalidateQueries({ queryKey: everythingOfInstagram })
      onDone()
      void showToast('success', t('disconnect.done', { account: disconnected ?? username }))
    },
  })
  const problem = error instanceof CallError ? explainDisconnect(t, error.failure) : undefined
  return {
    disconnect: () => mutate(),
    isDisconnecting: isPending,
    problem: error ? (problem ?? t('errors.disconnect')) : undefined,
  }
}
