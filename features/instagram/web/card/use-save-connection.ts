import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { account } from '#features/account/contract.ts'
import { call } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { instagram, type SaveOperation } from '#features/instagram/contract.ts'
import { explainProfile, explainSave, type Problem } from '../dialog/explain-problem.ts'
import { everythingOfInstagram, profileQuery } from '../social-queries.ts'

interface Grant {
  readonly accessToken: string
  readonly accountId: string
}

/** Reads the profile of a grant, then saves the connection. @returns the error, if any */
export function useSaveConnection(): (grant: Grant) => Promise<Problem | undefined> {
  const { t } = useTranslation('instagram')
  const { phone } = useMember()
  const queryClient = useQueryClient()

  return async ({ accessToken, accountId }) => {
    const profile = await call(instagram.readInstagramUser, { body: { accessToken, userId: accountId } })
    if (!profile.ok) return explainProfile(t, profile)
    const saved = await call(account.changeUser, {
      body: { action: 'instagram', phone, social_token: accessToken, social_id: accountId },
    })
    if (!saved.ok) return explainSave(t, saved)
    queryClient.setQueryData(profileQuery({ social_token: accessToken, social_id: accountId }).queryKey, profile.data)
    await queryClient.invalidateQueries({ queryKey: everythingOfInstagram })
    const operation: SaveOperation = saved.data.operation ?? 'connect_instagram'
    void showToast('success', t(`saved.${operation}`, { username: profile.data.username }))
    return undefined
  }
}
