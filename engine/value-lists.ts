/** The values that orders and results name: the same ones for the engine, for calls, tables and screens. */

/** Ratios of the finished picture. `original` keeps the photo's own. */
export const FORMATS = ['4:5', '1:1', '9:16', 'original'] as const
export type Format = (typeof FORMATS)[number]

/** Width over height; undefined for `original`, which keeps its photo's own. */
export const FORMAT_RATIOS: Readonly<Record<Format, number | undefined>> = {
  '4:5': 4 / 5,
  '1:1': 1,
  '9:16': 9 / 16,
  original: undefined,
}

/** The angle of a picture: level with its subject, or straight from above. */
export const VIEWS = ['front', 'above'] as const
export type View = (typeof VIEWS)[number]

/** Stages that a person sees while waiting, in their order. */
export const STAGES = ['waiting', 'decode', 'cutout', 'backdrop', 'compose', 'layout', 'encode'] as const
export type Stage = (typeof STAGES)[number]

/** Why a cutout, or its place in the picture, may disappoint; screens then offer the photo itself with better light instead. */
export const DOUBT_KINDS = [
  'no_clear_subject', // nothing stands out, or too many things do
  'whole_photo', // its cutout would lack something or hover, or there is no one subject: the photo is shown whole
  'lost_part', // a part that some passes over the photo see is missing
  'extra_part', // a part came along that some passes do not see
  'ragged_edge', // much of the subject is half-opaque: thin, frayed, or seen through
  'hovering', // nothing says what the subject stands on or what holds it
  'cropped', // the picture's side cuts off what the photo shows whole
] as const
export type DoubtKind = (typeof DOUBT_KINDS)[number]

/** Whether a photo is shown whole, as a print. What a person has corrected is shown as they left it. */
export function isShownAsPrint(doubts: readonly { readonly kind: DoubtKind }[], isCorrected: boolean): boolean {
  return !isCorrected && doubts.some(({ kind }) => kind === 'whole_photo')
}

/** The ready designs of a post, in the order in which they are offered. */
export const LAYOUTS = ['photo', 'title', 'price', 'column', 'band', 'frame', 'story', 'quote'] as const
export type LayoutId = (typeof LAYOUTS)[number]

export const TEXT_FIELDS = ['title', 'price', 'date', 'body'] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/** The texts of a post. One without a field in the layout is kept, and not drawn. */
export type LayoutTexts = { readonly [Field in TextField]?: string | undefined }

/** The texts that each layout draws, in the order in which they are read. */
export const LAYOUT_FIELDS: Readonly<Record<LayoutId, readonly TextField[]>> = {
  photo: [],
  title: ['title'],
  price: ['title', 'price', 'date'],
  column: ['title', 'body', 'date', 'price'],
  band: ['title', 'date', 'price'],
  frame: ['title', 'date'],
  story: ['title', 'date', 'price'],
  quote: ['body'],
}

/**
 * `subject_unsure` on a `post`: the crop could not follow the subject. `headline_emoji_dropped`: none of our fonts has emoji.
 * `seen_from_above`: a subject photographed from above is in a level scene; a scene seen from above would suit it better.
 * `shown_as_print`: a cutout would disappoint, so the photo lies on the backdrop whole.
 * `moved_above`: it was ordered in one, and got its surface seen from above. `end_missing`: a file cut off near its end lacks rows.
 */
export type EngineWarning =
  | 'subject_unsure'
  | 'low_resolution'
  | 'first_frame_only'
  | 'end_missing'
  | 'headline_emoji_dropped'
  | 'seen_from_above'
  | 'moved_above'
  | 'shown_as_print'
