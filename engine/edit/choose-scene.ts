import { layFlat } from '#engine/backdrop/lay-flat.ts'
import { findReadyBackdrop } from '#engine/backdrop/ready-backdrops.ts'
import type { Scene } from '#engine/backdrop/scene.ts'
import { EngineRefusal, type Language, type PictureOperation, type PictureOrder, type Understood } from '#engine/types.ts'
import { describeScene } from '#engine/backdrop-description/parse-words.ts'

export interface ChosenScene {
  readonly scene: Scene
  /** Only when the scene was described. */
  readonly understood?: Understood
  /** The same for a picture without a floor. */
  readonly understoodAboveFloor?: Understood
}

/** What a member would add to a description to get the scene from above. */
const FROM_ABOVE: Readonly<Record<Language, string>> = {
  'pt-BR': 'visto de cima',
  'pt-PT': 'visto de cima',
  es: 'visto desde arriba',
  en: 'seen from above',
}

/** The scene of an order. @throws EngineRefusal */
export function chooseScene(order: PictureOrder): ChosenScene {
  return SCENES[order.operation](order)
}

const SCENES = {
  post: () => {
    throw new Error('a post keeps its background')
  },
  swap: ({ backdrop, seed }) => ({ scene: choosePart(findReady(backdrop), seed) }),
  describe: describedScene,
} as const satisfies Readonly<Record<PictureOperation, (order: PictureOrder) => ChosenScene>>

function describedScene(order: PictureOrder): ChosenScene {
  const words = order.words?.trim() ?? ''
  if (words === '' && !order.painted) throw new EngineRefusal('words_missing')
  const { scene: described, understood, understoodAboveFloor } = describeScene(words, order.language)
  const scene = drawAnew(choosePart(described, order.seed), order.seed)
  return words === '' ? { scene } : { scene, understood, understoodAboveFloor }
}

/** Chooses which part of a plate is shown. A ready scene that is drawn stays as its thumbnail shows it. */
function choosePart(scene: Scene, seed: number | undefined): Scene {
  return scene.plate && seed !== undefined ? { ...scene, plate: { ...scene.plate, seed } } : scene
}

/** The same words with another seed: the same things, placed differently. */
function drawAnew(scene: Scene, seed: number | undefined): Scene {
  return seed === undefined ? scene : { ...scene, seed: (scene.seed ^ seed) >>> 0 }
}

/** The chosen scene of an order seen from above, with what a picture from there shows of the words. @throws EngineRefusal */
export function chooseSceneFromAbove(order: PictureOrder, chosen: ChosenScene): ChosenScene {
  if (chosen.scene.family === 'flat-lay') return chosen
  if (!chosen.understood) return { scene: layFlat(chosen.scene) }
  const ours = FROM_ABOVE[order.language]
  const { scene: described, understood } = describeScene(`${order.words ?? ''}, ${ours}`, order.language)
  if (described.family !== 'flat-lay') return chosen
  const scene = drawAnew(choosePart(described, order.seed), order.seed)
  const { taken, missed } = understood
  const without = (words: readonly string[]): string[] => words.filter((word) => word.toLowerCase() !== ours)
  return { scene, understood: { taken: without(taken), missed: without(missed) } }
}

function findReady(id: string | undefined): Scene {
  const ready = id === undefined ? undefined : findReadyBackdrop(id)
  if (!ready) throw new EngineRefusal('backdrop_unknown', id)
  return ready.scene
}
