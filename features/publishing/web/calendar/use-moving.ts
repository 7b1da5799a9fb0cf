import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { type Publication, publishing } from '#features/publishing/contract.ts'
import { rememberPublication, usePublicationRefresh } from '../publication-queries.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'

interface Move {
  readonly post: Pick<Publication, 'id' | 'at'>
  readonly to: Date
  /** It undoes another move, and is not offered to be undone again. */
  readonly isUndo?: boolean
}

/** Moves posts to another time, one after the other, with a notice that offers to undo it. */
export function useMoving() {
  const { t } = useTranslation('publishing')
  const { phone } = useMember()
  const write = useDateTimeFormat('full')
  const queryClient = useQueryClient()
  const refresh = usePublicationRefresh()
  const { mutate, isPending, variables } = useMutation<Publication, CallError, Move>({
    scope: { id: 'moving a post' },
    mutationFn: async ({ post: { id, at }, to }) => {
      const body = { phone, scheduled_at: to.toISOString(), seen_at: at }
      return (await fetchOrThrow(publishing.changePublication, { params: { id }, body })).publication
    },
    onSuccess: (moved, { post, isUndo = false }) => {
      rememberPublication(queryClient, moved)
      const undo = { label: t('move.undo'), onClick: () => mutate({ post: moved, to: new Date(post.at), isUndo: true }) }
      void showToast('success', t('move.done', { date: write(moved.at) }), isUndo ? undefined : undo)
    },
    onError: ({ failure }) => {
      void showToast('error', failure.error)
      refresh()
    },
  })
  return {
    move: (wanted: Move) => mutate(wanted),
    /** The post that is being moved. */
    movingId: isPending ? variables.post.id : undefined,
  }
}
