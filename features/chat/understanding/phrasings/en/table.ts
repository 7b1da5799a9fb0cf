import type { Phrasings } from '../phrasing.ts'
import { orders } from './orders.ts'
import { plan } from './plan.ts'
import { results } from './results.ts'
import { talk } from './talk.ts'

export const english: Phrasings = { ...orders, ...results, ...plan, ...talk }
