import { fileURLToPath } from 'node:url'

/** Building the model takes half a minute on a busy machine, so all specs, stories and later runs share one. */
export const MODELS_FOR_TESTS = fileURLToPath(new URL('../../node_modules/.cache/mandou-models', import.meta.url))
/** The ready backdrops as they are painted ahead, in some 25 seconds of processor time. */
export const BACKDROPS_FOR_TESTS = fileURLToPath(new URL('../../node_modules/.cache/mandou-backdrops', import.meta.url))
export const MODEL_TIMEOUT_MS = 900_000
