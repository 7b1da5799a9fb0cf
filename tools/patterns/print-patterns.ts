import { listPatterns } from './list-patterns.ts'

process.stdout.write(JSON.stringify(await listPatterns()), () => process.exit(0))
