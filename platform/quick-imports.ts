/*
 * Loaded ahead of a program by `node --import`. Node looks for the package.json above every module that it loads, and
 * drizzle-orm's, with its 179 kB of exports, is parsed again for each of its 130 modules: 0.6 s of work in every process. These
 * modules import each other as plain files of one kind, so the look-up is not needed.
 */
import { registerHooks } from 'node:module'

const PACKAGE = '/node_modules/drizzle-orm/'

registerHooks({
  resolve(specifier, context, next) {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes(PACKAGE) && context.conditions.includes('import')
    if (!isInside) return next(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
