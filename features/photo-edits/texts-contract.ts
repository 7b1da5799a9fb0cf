/** The texts of a post as calls name them. */
import * as z from 'zod/mini'
import { memberText } from '../endpoint.ts'
import { TEXT_MAX } from './layouts.ts'

export const layoutTexts = {
  title: z.optional(memberText(TEXT_MAX.title)),
  price: z.optional(memberText(TEXT_MAX.price)),
  date: z.optional(memberText(TEXT_MAX.date)),
  body: z.optional(memberText(TEXT_MAX.body)),
}
export const postTexts = z.object(layoutTexts)
