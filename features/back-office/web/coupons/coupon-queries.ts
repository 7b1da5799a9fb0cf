import { useQuery } from '@tanstack/react-query'
import { adminHeaders } from '#features/admin/web/index.ts'
import { fetchOrThrow } from '#features/api.ts'
import { checkout, type Redeemer } from '#features/checkout/contract.ts'
import { PANEL, type PanelList, useGuardWhenRefused, usePace, usePanelList } from '../panel-queries.ts'

export function useCoupons() {
  const pace = usePace()
  const query = useQuery({
    ...pace,
    queryKey: [...PANEL, 'coupons'],
    queryFn: async ({ signal }) =>
      (await fetchOrThrow(checkout.listCoupons, { query: {}, headers: adminHeaders(), signal })).coupons,
  })
  useGuardWhenRefused(query.error)
  return query
}

export function useRedeemers(code: string): PanelList<Redeemer> {
  return usePanelList(['redemptions', code], async ({ after, signal }) => {
    const ask = { params: { code }, query: { after }, headers: adminHeaders(), signal }
    const { redemptions, next } = await fetchOrThrow(checkout.listCouponRedemptions, ask)
    return { rows: redemptions, next }
  })
}
