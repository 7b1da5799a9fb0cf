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

/** What the darkroom needs to know when it starts. */
export interface DarkroomSettings {
  readonly modelDir: string
  readonly cacheDir: string
  readonly cacheBytes: number
  readonly segmenterModel: string | null
}

/** Asked of the darkroom: everything that touches a member's photo. Types, since interfaces have no index signature. */
export type DarkroomCalls = {
  receive: (input: { file: Uint8Array; firstFrame: boolean }) => Promise<StoredPhoto>
  edit: (input: { job: number; photo: Uint8Array; order: PictureOrder }) => Promise<EditedPicture>
  fitToFeed: (input: { jpeg: Uint8Array; fit: FeedFit }) => Promise<FeedPicture>
  warm: (input: Record<string, never>) => Promise<void>
  forget: (input: { photo: Uint8Array | string }) => Promise<void>
  listRemembered: (input: Record<string, never>) => Promise<string[]>
  abort: (input: { job: number }) => void
}

/** Asked by the darkroom. */
export type FrontDeskCalls = {
  paint: (input: { scene: Scene; size: Size }) => Promise<Backdrop>
  progress: (input: { job: number; stage: Stage; progress: number }) => void
}

/** What the painter needs to know when it starts. */
export interface PainterSettings {
  /** Folder of ready backdrops that were painted once. */
  readonly backdropDir: string
  /** The format that ready backdrops are painted ahead in. */
  readonly stocked: Size
}

/** Asked of the painter. */
export type PainterCalls = {
  paint: (input: { scene: Scene; size: Size }) => Promise<Backdrop>
  thumbnail: (input: { backdrop: string; size: ThumbnailSize }) => Promise<Uint8Array>
  stock: (input: Record<string, never>) => Promise<void>
}
