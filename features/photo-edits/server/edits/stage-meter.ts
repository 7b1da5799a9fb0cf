import { type EditedPicture, type Stage, STAGES } from '#engine/types.ts'

/**
 * Where the time of an edit goes: `queue` until a worker takes it, the engine's own stages, `generate` at a generator, `caption` beside
 * the picture, and `deliver` until files, row and allowance are written.
 */
export type EditStage = 'queue' | Stage | 'generate' | 'caption' | 'deliver'

export interface StageMeter {
  readonly observe: (stage: EditStage, ms: number) => void
}

/** Stages that the engine measured itself; a cutout that it remembers has none. */
export function observeEngine(meter: StageMeter, { timings }: EditedPicture): void {
  for (const stage of STAGES) {
    const ms = timings[stage]
    if (ms !== undefined) meter.observe(stage, ms)
  }
}

/** Measures work that ends well; what fails is counted with its job. */
export async function timeStage<Result>(meter: StageMeter, stage: EditStage, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  const result = await work()
  meter.observe(stage, performance.now() - begun)
  return result
}
