import { useEffect, useState } from 'react'
import { call } from '#features/api.ts'
import { checkout, type CouponOffer } from '../contract.ts'

export interface CouponChoice {
  /** As it is typed. */
  readonly code: string
  readonly applied: CouponOffer | undefined
  readonly problem: string | undefined
  readonly isAsking: boolean
  readonly type: (code: string) => void
  /** Whether the server finds it good. */
  readonly apply: () => Promise<boolean>
  readonly remove: () => void
}

interface CouponAsk {
  /** Of the session. */
  readonly phone: string
  /** Applied when the checkout was left; the server is asked again. */
  readonly saved: string | null
  readonly emptyText: string
}

/** The coupon of this order: what it is worth, the server alone says. */
export function useCoupon({ phone, saved, emptyText }: CouponAsk): CouponChoice {
  const [code, setCode] = useState(saved ?? '')
  const [applied, setApplied] = useState<CouponOffer>()
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(saved !== null)

  useEffect(() => {
    if (saved === null) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const askAgain = async () => {
      const result = await call(checkout.getCoupon, { query: { phone, code: saved }, signal })
      setAsking(false)
      if (result.ok) setApplied(result.data.coupon)
      else setProblem(result.error)
    }
    askAgain().catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [phone, saved])

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
    type: (typed) => {
      setCode(typed)
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
