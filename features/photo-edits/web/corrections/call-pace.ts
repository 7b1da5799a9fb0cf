/** How often it is looked whether the picture is there. */
const LOOK_MS = 100
/** An engine that is busy for longer gets the next call anyway. */
export const LONGEST_PAUSE_MS = 8000

interface Pace {
  /** Whether the next call may go now. */
  readonly isFree: () => boolean
  /** Resolves when it may: once no picture is being made, or after the longest pause. */
  readonly wait: () => Promise<void>
  /** While `work` runs, nothing is waited for. */
  readonly hurry: (work: () => Promise<void>) => Promise<void>
}

/** Keeps calls apart while a picture is made, so that what is drawn meanwhile is made together. */
export function createPace(isMaking: () => boolean): Pace {
  let hurried = 0
  const isFree = () => hurried > 0 || !isMaking()
  return {
    isFree,
    wait: async () => {
      for (let waited = 0; waited < LONGEST_PAUSE_MS && !isFree(); waited += LOOK_MS) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      }
    },
    hurry: async (work) => {
      hurried += 1
      try {
        await work()
      } finally {
        hurried -= 1
      }
    },
  }
}
