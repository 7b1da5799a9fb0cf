import { findReadyBackdrop } from '#engine/backdrop/ready-backdrops.ts'
import type { Scene } from '#engine/backdrop/scene.ts'
import { EngineRefusal, type PictureOrder, type Understood } from '#engine/types.ts'
import { describeScene } from '#engine/words/parse-words.ts'

export interface ChosenScene {
  readonly scene: Scene
  /** Only when the scene was described. */
  readonly understood?: Understood
  /** The same for a picture without a floor. */
  readonly understoodAboveFloor?: Understood
}

/** The scene of an order. @throws EngineRefusal */
export function chooseScene(order: PictureOrder): ChosenScene {
  if (order.operation === 'swap') return { scene: findReady(order.backdrop) }
  const words = order.words?.trim() ?? ''
  if (words === '' && !order.painted) throw new EngineRefusal('words_missing')
  const { scene, understood, understoodAboveFloor } = describeScene(words, order.language)
  return words === '' ? { scene } : { scene, understood, understoodAboveFloor }
}

function findReady(id: string | undefined): Scene {
  const ready = id === undefined ? undefined : findReadyBackdrop(id)
  if (!ready) throw new EngineRefusal('backdrop_unknown', id)
  return ready.scene
}
