import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./features/*/server/**/schema.ts', './platform/*/schema.ts'],
  out: './db/migrations',
  migrations: { prefix: 'timestamp' },
})
