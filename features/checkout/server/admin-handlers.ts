/** The handlers of the administrator's coupon calls. */
import { adminOf } from '#features/admin/server/index.ts'
import type { Handler } from '#features/serve.ts'
import type { checkout } from '../contract.ts'
import { changeCoupon, createCoupon, listRedeemers, readAdminCoupon } from './admin-coupons.ts'
import type { CheckoutDeps } from './deps.ts'

type Calls = 'listCoupons' | 'createCoupon' | 'changeCoupon' | 'listCouponRedemptions'

export function adminHandlers(deps: CheckoutDeps): { [Name in Calls]: Handler<(typeof checkout)[Name]> } {
  return {
    listCoupons: async () => ({ coupons: [...(await readAdminCoupon(deps))] }),
    createCoupon: async (asked) => {
      const { code, name, periods = 1, max_redemptions: maxRedemptions = null, expires_at: expiresAt = null } = asked.body
      const wanted = { code, name, periods, maxRedemptions, expiresAt: momentOf(expiresAt) }
      return { coupon: await createCoupon(deps, adminOf(asked), wanted) }
    },
    changeCoupon: async (asked) => {
      const { is_on: isActive, max_redemptions: maxRedemptions, expires_at: expiresAt } = asked.body
      const change = {
        ...(isActive !== undefined && { isActive }),
        ...(maxRedemptions !== undefined && { maxRedemptions }),
        ...(expiresAt !== undefined && { expiresAt: momentOf(expiresAt) }),
      }
      return { coupon: await changeCoupon(deps, adminOf(asked), { code: asked.params.code, change }) }
    },
    listCouponRedemptions: (asked) => listRedeemers(deps, adminOf(asked), { code: asked.params.code, after: asked.query.after }),
  }
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
