import { resolve } from 'node:path'

/**
 * Where Node keeps the compiled modules of the programs that tests start, as NODE_COMPILE_CACHE: a quarter of the work of starting
 * the product was to compile the same modules again.
 */
export const COMPILED_MODULES = resolve('node_modules/.cache/mandou-compiled')
