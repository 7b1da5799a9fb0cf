import type { Scene } from '#engine/backdrop/scene.ts'
import type { Size } from '#engine/layout/formats.ts'
import type {
  Backdrop,
  EditedPicture,
  FeedFit,
  FeedPicture,
  PictureOrder,
  Stage,
  StoredPhoto,
  ThumbnailSize,
} from '#engine/types.ts'

/** Asked of a receiving process: the only one that opens files as strangers sent them. Types, since interfaces have no index signature. */
export type ReceiveCalls = {
  receive: (input: { file: Uint8Array; firstFrame: boolean }) => Promise<StoredPhoto>
}

/** Told by a receiving process. */
export type ReceiveNews = {
  /** The header of the file was judged: so many pixels are decoded next. */
  judged: (input: { pixels: number }) => void
}

/** What the editing process needs to know when it starts. */
export interface EditSettings extends PainterSettings {
  readonly modelDir: string
  readonly cacheDir: string
  readonly cacheBytes: number
  readonly segmenterModel: string | null
}

/** Asked of the editing process: everything that touches a photo once it is kept, and whatever is painted. */
export type EditCalls = Omit<PainterCalls, 'paint'> & {
  edit: (input: { job: number; photo: Uint8Array; order: PictureOrder }) => Promise<EditedPicture>
  fitToFeed: (input: { jpeg: Uint8Array; fit: FeedFit }) => Promise<FeedPicture>
  warm: (input: Record<string, never>) => Promise<void>
  forget: (input: { photo: Uint8Array | string }) => Promise<void>
  listRemembered: (input: Record<string, never>) => Promise<string[]>
  abort: (input: { job: number }) => void
}

/** Told by the editing process. */
export type EditNews = {
  progress: (input: { job: number; stage: Stage; progress: number }) => void
}

/** What the painter needs to know when it starts. */
export interface PainterSettings {
  /** Folder of ready backdrops that were painted once. */
  readonly backdropDir: string
  /** The format that ready backdrops are painted ahead in. */
  readonly paintedAhead: Size
}

/** Asked of the painter, a thread of the editing process: it paints while the network looks for the subject. */
export type PainterCalls = {
  paint: (input: { scene: Scene; size: Size }) => Promise<Backdrop>
  thumbnail: (input: { backdrop: string; size: ThumbnailSize }) => Promise<Uint8Array>
  paintAhead: (input: Record<string, never>) => Promise<void>
}
