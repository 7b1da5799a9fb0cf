/**
 * `npm run scenes [PLACE [VIEW]]`: renders every scene of `places/` that is not rendered yet, or the named one again, and develops
 * its pictures into `.cache/scenes/plates`, then packs all that is developed into `engine/scenes`. `npm run scenes pack` packs alone.
 * It needs Debian's packages `blender` and `python3-scipy`, and prints what each view cost.
 */
import { execFile } from 'node:child_process'
import { access, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packScenes } from './pack-scenes.ts'

const run = promisify(execFile)

const PLACES = join('tools', 'scenes', 'places')
const OUT = join('.cache', 'scenes')
const VIEWS = ['level', 'above'] as const
const BLENDER = ['-b', '-noaudio', '--python-exit-code', '1', '-P'] as const
const PRINTED_BYTES = 100_000_000

interface View {
  readonly place: string
  readonly view: string
}

const [place, view] = process.argv.slice(2)
const isNamed = place !== undefined
const isPackOnly = place === 'pack'
const wanted = (isPackOnly ? [] : await listViews()).filter(
  (one) => (place === undefined || one.place === place) && (view === undefined || one.view === view),
)
if (wanted.length === 0 && !isPackOnly) throw new Error(`There is no scene ${[place, view].join(' ')} in ${PLACES}`)
for (const one of wanted) {
  const name = `${one.place}-${one.view}`
  const raw = join(OUT, 'raw', name)
  if (isNamed || !(await isThere(join(raw, 'facts.json')))) await blend(name, 'render', one.place, one.view, raw)
  const plates = join(OUT, 'plates', name)
  if (isNamed || !(await isThere(join(plates, 'plate.json')))) await blend(name, 'develop', raw, plates)
}
await packScenes(OUT)

/** A place has a function for each of its views. */
async function listViews(): Promise<View[]> {
  const files = (await readdir(PLACES)).filter((file) => file.endsWith('.py')).toSorted()
  const views = await Promise.all(
    files.map(async (file) => {
      const script = await readFile(join(PLACES, file), 'utf8')
      const name = file.slice(0, -'.py'.length).replaceAll('_', '-')
      return VIEWS.filter((one) => script.includes(`def ${one}(`)).map((one) => ({ place: name, view: one }))
    }),
  )
  return views.flat()
}

async function blend(name: string, script: 'render' | 'develop', ...values: string[]): Promise<void> {
  const begun = performance.now()
  await mkdir(OUT, { recursive: true })
  await run('blender', [...BLENDER, join('tools', 'scenes', `${script}.py`), '--', ...values], { maxBuffer: PRINTED_BYTES })
  console.log(`${name}: ${script} ${Math.round((performance.now() - begun) / 1000)} s`)
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
