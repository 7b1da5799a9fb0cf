/**
 * A day of the chat at its full size: `node bench/chat.ts [members] [photos of each]`, by default 1,000 and 5. It is the spec of
 * the traffic with other numbers, and fails when a photo is lost or done twice, or somebody is written to too fast.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const [members = '1000', photos = '5'] = process.argv.slice(2)
const env = { ...process.env, TRAFFIC_MEMBERS: members, TRAFFIC_PHOTOS: photos }
const spec = spawn('node_modules/.bin/vitest', ['run', 'features/chat/server/traffic.spec.ts'], { env, stdio: 'inherit' })
await once(spec, 'exit')
process.exitCode = spec.exitCode ?? 1
