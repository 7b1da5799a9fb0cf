import { workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { setTimeout as pause } from 'node:timers/promises'
import { clearOldEditions, paintScene, paintSceneAhead, PAINTED } from '#engine/backdrop/painted-store.ts'
import { layFlat } from '#engine/backdrop/lay-flat.ts'
import { thumbnailOfPlate } from '#engine/backdrop/plates/open-plate.ts'
import { plateOfScene } from '#engine/backdrop/plates/plate-of-scene.ts'
import { findReadyBackdrop, listReadyBackdrops } from '#engine/backdrop/ready-backdrops.ts'
import { renderScene } from '#engine/backdrop/render-scene.ts'
import type { Size } from '#engine/framing/formats.ts'
import { EngineRefusal, type ThumbnailSize } from '#engine/types.ts'
import type { BackdropThreadCalls, BackdropThreadSettings } from './contract.ts'
import { joinChannel } from './join-channel.ts'

const settings = workerData as BackdropThreadSettings // given by engine.ts, which is typed by the same interface
const THUMBNAILS: Readonly<Record<ThumbnailSize, Size>> = {
  small: { width: 320, height: 400 },
  large: { width: 800, height: 1000 },
}

/** Painting ahead pauses this many times as long as it works, so that edits come first. */
const REST = 3
const BEFORE_STOCKING_MS = 15_000
/** Takes neighbouring ids of processes far from each other. */
const SPREAD = 31

const answers: BackdropThreadCalls = {
  paint: ({ scene, size }) => paintScene(settings.backdropDir, scene, size),
  thumbnail: async ({ backdrop, size, view }) => {
    const ready = findReadyBackdrop(backdrop)
    if (!ready) throw new EngineRefusal('backdrop_unknown', backdrop)
    const scene = view === 'above' ? layFlat(ready.scene) : ready.scene
    const plate = plateOfScene(scene)
    if (plate) return thumbnailOfPlate(plate, THUMBNAILS[size].width)
    // a member who previews it may choose it next: the large one is made from the picture that an edit needs
    const { picture } =
      size === 'large' ? await paintScene(settings.backdropDir, scene, PAINTED.usual) : renderScene(scene, THUMBNAILS.small)
    return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
      .resize(THUMBNAILS[size])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  },
  paintAhead: async () => {
    await pause(BEFORE_STOCKING_MS)
    await clearOldEditions(settings.backdropDir)
    const all = listReadyBackdrops()
    // processes that share the folder would otherwise paint the same one at the same time, again and again
    const first = (process.pid * SPREAD) % all.length
    for (const size of [PAINTED.usual, PAINTED.tall]) {
      for (const { scene } of [...all.slice(first), ...all.slice(0, first)]) {
        const begun = performance.now()
        if (await paintSceneAhead(settings.backdropDir, scene, size)) await pause(REST * (performance.now() - begun))
      }
    }
  },
}

joinChannel(answers)
