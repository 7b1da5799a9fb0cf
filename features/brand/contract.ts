/** The calls about a member's brand: what every post of theirs has in common. */
import * as z from 'zod/mini'
import { endpoints, type Endpoint, id, memberText, phoneField } from '../endpoint.ts'

export const BRAND_NAME_MAX = 40
export const HANDLE_MAX = 31
export const BRAND_WORDS_MAX = 200
export const MAX_COLOURS = 3

/** Pairs of faces, in the order in which they are offered. The engine has them (`engine/typesetting/type-pairs.ts`). */
export const TYPES = [
  'moderna',
  'editorial',
  'redonda',
  'elegante',
  'forte',
  'amiga',
  'classica',
  'manuscrita',
  'festa',
  'revista',
  'tecnica',
  'condensada',
] as const
export type BrandType = (typeof TYPES)[number]

const colour = z.string().check(z.regex(/^#[\da-f]{6}$/u))
/** As at Instagram: letters, digits, points and lines, with or without the sign. */
const HANDLE = /^@?[\w.]{1,30}$/u

export const brandFields = {
  /** The photo that the logo was made of. It may be deleted: the logo stays. */
  logo_photo_id: z.optional(id),
  /** The main one first. */
  colours: z.optional(z.array(colour).check(z.maxLength(MAX_COLOURS))),
  type: z.optional(z.enum(TYPES)),
  signature: z.optional(memberText(BRAND_NAME_MAX)),
  handle: z.optional(z.union([z.literal(''), z.string().check(z.maxLength(HANDLE_MAX), z.regex(HANDLE))])),
  /** Words that are typical of the brand; those with a `#` follow its captions. */
  words: z.optional(memberText(BRAND_WORDS_MAX)),
}

export const brand = z.object({
  ...brandFields,
  colours: z.array(z.string()),
  /** The logo as it is drawn, small. */
  logo_url: z.optional(z.string()),
  /** Colours of the logo, the most used first: for who has not chosen any. */
  proposed: z.array(z.string()),
  /** Another one after every change; empty before the first. */
  stamp: z.string(),
})
export type Brand = z.infer<typeof brand>

const answer = z.object({ brand, types: z.array(z.object({ id: z.enum(TYPES), name: z.string() })) })

export const brands = endpoints({
  getBrand: {
    method: 'GET',
    path: '/api/user/brand',
    summary: "The member's brand, empty until it is saved, and the pairs of faces to choose from",
    access: 'session',
    query: z.object(phoneField),
    reply: answer,
    errors: [],
  },
  saveBrand: {
    method: 'PUT',
    path: '/api/user/brand',
    summary: 'Saves the whole brand: what is left out is emptied; every later post obeys it',
    access: 'session',
    needsPhone: true,
    body: z.object({ ...phoneField, brand: z.object(brandFields) }),
    reply: answer,
    errors: ['not_found', 'photo_unavailable', 'too_many_requests'],
  },
  getBrandLogo: {
    method: 'GET',
    path: '/api/user/brand/logo',
    summary: 'The logo as posts show it',
    access: 'session',
    query: z.object({ v: z.optional(memberText(40)) }),
    reply: { content: 'image/jpeg' },
    errors: ['not_found'],
  },
  getTypeSample: {
    method: 'GET',
    path: '/api/brand-types/:type',
    summary: 'A few words in a pair of faces',
    access: 'public',
    params: z.object({ type: z.enum(TYPES) }),
    reply: { content: 'image/svg+xml' },
    errors: [],
  },
})

/**
 * The part of the upload of photos that a logo needs: it is a photo like every other, and the whole contract would load the studio's
 * shapes with the account.
 */
export const logoUpload = {
  method: 'POST',
  path: '/api/photos',
  summary: 'Uploads a logo as a photo',
  access: 'session',
  body: 'multipart',
  status: 201,
  reply: z.object({ photo: z.object({ id }) }),
  errors: [],
} as const satisfies Endpoint
