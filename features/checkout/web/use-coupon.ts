import { useEffect, useState } from 'react'
import { call } from '#features/api.ts'
import { checkout, type CouponOffer } from '../contract.ts'
import type { SavedCheckout } from './saved-checkout.ts'

export interface CouponChoice {
  /** As typed. */
  readonly code: string
  readonly applied: CouponOffer | undefined
  readonly problem: string | undefined
  readonly isAsking: boolean
  readonly type: (code: string) => void
  /** Asks the server; resolves to whether the coupon is good. */
  readonly apply: () => Promise<boolean>
  readonly remove: () => void
}

interface CouponAsk {
  /** The session's phone. */
  readonly phone: string
  /** The saved checkout: a coupon that was applied is checked by the server again. */
  readonly saved: Pick<SavedCheckout, 'appliedCoupon' | 'typedCoupon'> | undefined
  readonly emptyText: string
}

/** The coupon of this order: only the server says what it is worth. */
export function useCoupon({ phone, saved, emptyText }: CouponAsk): CouponChoice {
  const wasApplied = saved?.appliedCoupon ?? null
  const [code, setCode] = useState(wasApplied ?? saved?.typedCoupon ?? '')
  const [applied, setApplied] = useState<CouponOffer>()
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(wasApplied !== null)

  useEffect(() => {
    if (wasApplied === null) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const askAgain = async () => {
      const result = await call(checkout.getCoupon, { query: { phone, code: wasApplied }, signal })
      setAsking(false)
      if (result.ok) setApplied(result.data.coupon)
      else setProblem(result.error)
    }
    askAgain().catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [phone, wasApplied])

  async function apply(): Promise<boolean> {
    if (code.trim() === '') {
      setProblem(emptyText)
      return false
    }
    setAsking(true)
    const result = await call(checkout.getCoupon, { query: { phone, code: code.trim() } })
    setAsking(false)
    if (result.ok) setApplied(result.data.coupon)
    else setProblem(result.error)
    return result.ok
  }

  return {
    code,
    applied,
    problem,
    isAsking,
    type: (text) => {
      setCode(text)
      setProblem(undefined)
    },
    apply,
    remove: () => {
      setApplied(undefined)
      setCode('')
      setProblem(undefined)
    },
  }
}
