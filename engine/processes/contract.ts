import type { Scene } from '#engine/backdrop/scene.ts'
import type { Size } from '#engine/framing/formats.ts'
import type {
  Backdrop,
  CutoutPreview,
  EditedPicture,
  FeedFit,
  FeedPicture,
  Corrections,
  PictureOrder,
  PreparedLogo,
  ShrunkPicture,
  SmallPicture,
  Stage,
  StoredPhoto,
  ThumbnailSize,
  View,
} from '#engine/types.ts'

/** Calls to a receiving process: the only one that opens untrusted files. Types, since interfaces have no index signature. */
export type ReceiveCalls = {
  /** Answered once everything is loaded. */
  load: (input: Record<string, never>) => void
  /** No photo: opening it is expected to take longer than `maxExpectedMs`, or nobody waits for it any more (`checked`). */
  receive: (input: {
    file: Uint8Array
    firstFrame: boolean
    maxExpectedMs: number | null
  }) => Promise<{ photo: StoredPhoto | undefined }>
  prepareLogo: (input: { photo: Uint8Array }) => Promise<PreparedLogo>
  shrink: (input: { picture: Uint8Array; as: SmallPicture }) => Promise<ShrunkPicture>
}

/** Messages from a receiving process. */
export type ReceiveReports = {
  /** The file's header is checked. @returns whether it is to be decoded now */
  checked: (input: { expectedMs: number }) => boolean
}

/** The settings of the editing process at its start. */
export interface EditSettings extends BackdropThreadSettings {
  readonly modelDir: string
  readonly cacheDir: string
  readonly cacheBytes: number
  readonly segmenterModel: string | null
}

/** Calls to the editing process: everything that touches a stored photo, and everything that is painted. */
export type EditCalls = Omit<BackdropThreadCalls, 'paint'> & {
  edit: (input: { job: number; photo: Uint8Array; order: PictureOrder }) => Promise<EditedPicture>
  previewCutout: (input: {
    job: number
    photo: Uint8Array
    corrections: Corrections | undefined
  }) => Promise<{ preview: CutoutPreview; processorMs: number }>
  fitToFeed: (input: { jpeg: Uint8Array; fit: FeedFit; shape: Size | undefined }) => Promise<FeedPicture>
  warm: (input: Record<string, never>) => Promise<void>
  forget: (input: { photo: Uint8Array | string }) => Promise<void>
  abort: (input: { job: number }) => void
}

/** Messages from the editing process. */
export type EditReports = {
  progress: (input: { job: number; stage: Stage; progress: number }) => void
}

/** The settings of the backdrop thread at its start. */
export interface BackdropThreadSettings {
  /** Folder of ready backdrops that were already painted. */
  readonly backdropDir: string
}

/** Calls to the backdrop thread of the editing process: it paints while the network looks for the subject. */
export type BackdropThreadCalls = {
  paint: (input: { scene: Scene; size: Size }) => Promise<Backdrop>
  thumbnail: (input: { backdrop: string; size: ThumbnailSize; view: View }) => Promise<Uint8Array>
  paintAhead: (input: Record<string, never>) => Promise<void>
}
