import { fileURLToPath } from 'node:url'

/** Building the model takes half a minute on a busy machine, so all specs, stories and later runs share one. */
export const MODELS_FOR_TESTS = fileURLToPath(new URL('../../node_modules/.cache/mandou-models', import.meta.url))
export const MODEL_TIMEOUT_MS = 900_000
