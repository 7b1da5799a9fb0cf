/** What an order says about the design of a post. */
import type { LayoutId, LayoutTexts } from '../value-lists.ts'

/** What the posts of a member have in common. */
export interface BrandLook {
  /** `#rrggbb`, the main one first; at most three. */
  readonly colours: readonly string[]
  /** Id of a pair of faces (`typesetting/type-pairs.ts`); an unknown one is left out. */
  readonly type?: string
  /** Bytes of a JPEG or PNG that `prepareLogo` has made. */
  readonly logo?: Uint8Array
}

/** What an order says about the design of its picture. */
export interface LayoutOrder {
  /** At most 40 characters, the brand's name or handle. */
  readonly signature?: string
  /** A ready design for `texts`; then `headline` is not drawn. */
  readonly layout?: LayoutId
  readonly texts?: LayoutTexts
  readonly brand?: BrandLook
}
