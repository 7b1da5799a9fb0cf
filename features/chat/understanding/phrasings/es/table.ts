import type { Phrasings } from '../phrasing.ts'
import { asides } from './asides.ts'
import { orders } from './orders.ts'
import { plan } from './plan.ts'
import { results } from './results.ts'
import { talk } from './talk.ts'

export const spanish: Phrasings = { ...asides, ...orders, ...results, ...plan, ...talk }
