/**
 * The types that the stages of the engine share. Pictures are plain typed arrays, so that they cross a thread without copying;
 * every stage is a pure function of what is named here.
 */
import type { Language } from '#phrases/languages.ts'
import type { Doubt, Corrections } from './corrections/corrections.ts'
import type { FeedFit, FeedPicture } from './feed/feed-picture.ts'
import type { LayoutOrder } from './post-designs/layout-order.ts'
import type { EngineWarning, Format, Stage, View } from './value-lists.ts'
import type { EditOptions } from './edit-options.ts'
import type { CutoutOptions, CutoutPreview } from './corrections/cutout-preview.ts'
import type { PhotoFile, PreparedLogo, ReceiveOptions, ShrunkPicture, SmallPicture } from './receive-options.ts'

export { type Language, LANGUAGES } from '#phrases/languages.ts'
export type { FeedFit, FeedPicture } from './feed/feed-picture.ts'
export type { BrandLook } from './post-designs/layout-order.ts'
export type { EditOptions } from './edit-options.ts'
export type { CutoutOptions, CutoutPreview } from './corrections/cutout-preview.ts'
export type { EngineWarning } from './value-lists.ts'
export type { PhotoFile, PreparedLogo, ReceiveOptions, ShrunkPicture, SmallPicture } from './receive-options.ts'
export type { Doubt, Corrections, Region, Point } from './corrections/corrections.ts'
export {
  DOUBT_KINDS,
  type DoubtKind,
  FORMATS,
  type Format,
  LAYOUTS,
  type LayoutId,
  type LayoutTexts,
  STAGES,
  type Stage,
  type View,
} from './value-lists.ts'

/** An 8-bit sRGB picture, interleaved RGB, row by row from the top left. `data.length === width * height * 3`. */
export interface Picture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** One 8-bit plane (a mask: 0 is outside the subject, 255 inside). `data.length === width * height`. */
export interface Plane {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A rectangle in pixels; `left + width` and `top + height` stay inside the picture it belongs to. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The subject of a photo, separated from its background, at the engine's working size (see `decode`). */
export interface Cutout {
  /** The whole photo at working size, untouched. */
  readonly photo: Picture
  /** The soft mask, 255 wherever the subject is solid. */
  readonly alpha: Plane
  /** Colours of the subject alone: equal to `photo` where alpha is 255, without the old background in the border band. */
  readonly foreground: Picture
  /** The smallest box around alpha > 20 %. */
  readonly box: Box
  /** Which edges of the photo cut the subject off. */
  readonly touches: { readonly top: boolean; readonly right: boolean; readonly bottom: boolean; readonly left: boolean }
  /** Share of the photo that the subject covers, 0…1. */
  readonly coverage: number
  /** How far the mask can be trusted, 0…1: below `UNSURE_BELOW` the engine says that it does not recognise the subject. */
  readonly confidence: number
  /** What may still be wrong with the mask; empty if nothing seems to be. */
  readonly doubts: readonly Doubt[]
  /** Logits of the network's mask and of its passes over the photo, squashed to squares: what corrections by hand begin with. */
  readonly passes: readonly Uint8Array[]
}

/** The three operations that make a picture (`caption` writes a text alone). */
export const PICTURE_OPERATIONS = ['post', 'swap', 'describe'] as const
export type PictureOperation = (typeof PICTURE_OPERATIONS)[number]

/** What a backdrop tells the stages that place the subject on it. */
export interface Backdrop {
  readonly picture: Picture
  /** Height, 0…1 from the top, of the line on which a subject stands; `null` where there is no ground to stand on (gradients, far blurred scenes). */
  readonly ground: number | null
  /** Height, 0…1 from the top, at which a table or floor in focus begins; left out where there is none. */
  readonly floor?: number
  /** Width, 0…1 of the picture's, of a plinth at that line; left out where the ground is as wide as the picture. */
  readonly groundWidth?: number
  /** How polished the ground is, 0 (left out) … 1: how much of a subject's foot it mirrors. */
  readonly gloss?: number
  /** Seen straight from above, a subject lies on the picture instead of standing on a line of it; `front` where left out. */
  readonly view?: View
  readonly light: SceneLight
  /** True when a generator outside this engine painted the pixels: the encoder then writes the IPTC marker for it. */
  readonly isGenerated: boolean
}

/** The one key light of a scene. */
export interface SceneLight {
  /** Where it comes from, -1 (left) … 1 (right). */
  readonly x: number
  /** How hard its shadows are, 0 (overcast) … 1 (bare sun). */
  readonly hardness: number
}

/** What was understood of a member's description, in the member's own words. */
export interface Understood {
  readonly taken: readonly string[]
  readonly missed: readonly string[]
}

/** Everything that a picture edit can request. */
export interface PictureOrder extends LayoutOrder {
  readonly operation: PictureOperation
  readonly format: Format
  /** Id of a ready backdrop; needed by `swap`. */
  readonly backdrop?: string
  /** The description of the backdrop; needed by `describe` unless `painted` is given. At most 500 characters. */
  readonly words?: string
  /** A backdrop that a generator painted (bytes of a JPEG, PNG or WebP); the subject is composed by us all the same. */
  readonly painted?: Uint8Array
  /** At most 60 characters, drawn at the top of the picture with a real font. */
  readonly headline?: string
  /** Whether the subject's light may follow the scene's. On by default; off, no pixel well inside the subject changes. */
  readonly lightMatch?: boolean
  /** Corrections of the cutout; replayed from the network's own each time, so that dropping the last is undoing it. */
  readonly corrections?: Corrections
  /** Steps lighter and warmer (below 0 darker and cooler), and closer; the subject changes with it. */
  readonly adjustment?: { readonly light?: number; readonly warmth?: number; readonly closeness?: number }
  /** Another seed shows another part of a plate, or draws what words describe differently; the same one the same picture. */
  readonly seed?: number
  readonly language: Language
}

/**
 * Where the whole photo would be in the finished picture if its background were kept: in shares of the picture's width and
 * height, from its top left. It may extend beyond the picture, and leave parts of it free.
 */
export interface PhotoFrame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface EditedPicture {
  /** sRGB JPEG, without metadata except the ICC profile and, where a generator painted, the IPTC marker. */
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
  readonly format: Format
  /** Places a photo over its result, aligned on the subject. */
  readonly photoFrame: PhotoFrame
  readonly understood?: Understood
  readonly warnings: readonly EngineWarning[]
  /** Milliseconds by stage. */
  readonly timings: Readonly<Partial<Record<Stage, number>>>
  /** Share of the photo that the subject covers, 0…1. */
  readonly coverage: number
  /** What may be wrong with the cutout. A `post` keeps its background: it can only have `no_clear_subject`. */
  readonly doubts: readonly Doubt[]
  /** The photo's probable angle; missing when no subject was found. `suggestBackdrops` sorts the gallery by it. */
  readonly view?: View
}

/** What the engine found out about an incoming file before it was completely decoded. */
export interface StoredPhoto {
  /** Upright sRGB JPEG without metadata, at most 50 MP as phones are sold. */
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
  /** An upright JPEG at screen size, longest edge 1280 px. */
  readonly preview: Uint8Array
  readonly warnings: readonly EngineWarning[]
}

/** Why a photo or an order is refused; each has a text in every language (`phrases`, `errors.<code>`). */
export const REFUSALS = [
  'photo_empty',
  'photo_too_large', // more than 25 MB
  'photo_too_many_pixels', // more than 50 MP
  'photo_too_small', // shorter edge under 200 px
  'photo_type_unsupported', // SVG, PDF, archives, video, anything unknown
  'photo_animated', // an animation: the first frame is offered
  'photo_damaged', // truncated or corrupt
  'photo_too_complex', // opening it would take, or took, more than a photo of its size may
  'corrections_too_many', // what the member drew on the cutout takes more time than it may
  'too_many_requests', // too many photos wait to be opened
  'subject_unclear', // swap and describe: no subject at all; `post` is offered
  'backdrop_unknown',
  'words_missing',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

/** Thrown by the engine for everything that the member can fix; any other error is a bug. */
export class EngineRefusal extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode, detail?: string) {
    super(detail ? `${code}: ${detail}` : code)
    this.name = 'EngineRefusal'
    this.code = code
  }
}

/** Thrown when the engine was closed before the work was done: no fault, and the work may be asked for again elsewhere. */
export class EngineClosed extends Error {
  constructor(cause?: unknown) {
    super('the engine is closed', { cause })
    this.name = 'EngineClosed'
  }
}

export interface ReadyBackdrop {
  /** Stable, lower case, Portuguese: `marmore-branco`. */
  readonly id: string
  /** Scene family; the gallery groups by it. */
  readonly group: string
}

export interface CaptionOrder {
  /** What the member wants to say, at most 500 characters. Data, never instructions. */
  readonly message: string
  readonly language: Language
  readonly tone: 'warm' | 'professional' | 'playful' | 'direct'
  readonly length: 'short' | 'medium' | 'long'
  readonly hashtags: boolean
  /** `occupation_area` of the member, free text; and the ISO 3166 code of where they are, which tells the coin of prices. */
  readonly occupation?: string
  readonly country?: string | undefined
  /** The member's last captions, newest first: no new one begins like one of them, or is one, while there are others. */
  readonly former?: readonly string[]
  /** `YYYY-MM-DD` where the member is; without it no day of the year is said to be near. */
  readonly today?: string
  /** `false` for a member who takes them out. */
  readonly emoji?: boolean
  readonly callToAction?: boolean
  /** How many different captions, 1…5; the same order and seed give the same ones. */
  readonly count: number
  readonly seed: number
}

export interface Caption {
  readonly text: string
  /** At most five, with the `#`. */
  readonly hashtags: readonly string[]
}

/** `small` is 320×400, `large` 800×1000. */
export type ThumbnailSize = 'small' | 'large'

/** The engine for the rest of the product: it runs in separate processes, one heavy edit at a time. */
export interface Engine {
  /** Checks a file by its content and converts it to a photo that we can store. @throws EngineRefusal, and the signal's reason */
  readonly receive: (file: PhotoFile, options?: ReceiveOptions) => Promise<StoredPhoto>
  /**
   * Makes a logo of a photo that `receive` has returned: behind every ordinary upload, with a limit of processor time.
   * @throws EngineRefusal, and the signal's reason
   */
  readonly prepareLogo: (photo: Uint8Array, options?: Omit<ReceiveOptions, 'firstFrame' | 'isDeferred'>) => Promise<PreparedLogo>
  /**
   * Reduces a picture where untrusted files are opened: one that may be hostile, or our own in a process that answers others.
   * Takes turns with uploads. @throws EngineRefusal
   */
  readonly shrink: (
    picture: Uint8Array,
    as: SmallPicture,
    options: { readonly owner: string; readonly signal?: AbortSignal },
  ) => Promise<ShrunkPicture>
  /** Makes a picture of a photo that `receive` has returned. @throws EngineRefusal */
  readonly edit: (photo: Uint8Array, order: PictureOrder, options?: EditOptions) => Promise<EditedPicture>
  /** Cuts out a photo that `receive` has returned, and keeps the cutout for its edits. Ordered edits go first. @throws EngineRefusal */
  readonly previewCutout: (photo: Uint8Array, options?: CutoutOptions) => Promise<CutoutPreview>
  /** Makes an edit of a drawn photo, so that a member's first one does not wait for the network; begins to paint the ready backdrops. */
  readonly warm: () => Promise<void>
  /** A ready backdrop as a JPEG: for the gallery, or for a close look; with `above` its surface, seen from there. @throws EngineRefusal */
  readonly thumbnail: (backdropId: string, size: ThumbnailSize, view?: View) => Promise<Uint8Array>
  /** A picture that `edit` made, within the limits of Instagram's feed; `shape`: in the ratio of a carousel's first picture. */
  readonly fitToFeed: (jpeg: Uint8Array, fit: FeedFit, shape?: Pick<FeedPicture, 'width' | 'height'>) => Promise<FeedPicture>
  /** Deletes the cutout of a photo: by the bytes given to `edit`, or by their hash. */
  readonly forget: (photo: Uint8Array | string) => Promise<void>
  /** The photos whose cutouts are stored: SHA-256 of the bytes given to `edit`, in hexadecimal digits. */
  readonly listRemembered: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}
