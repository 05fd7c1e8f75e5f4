import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./platform/tables.ts', './features/*/server/tables.ts'],
  out: './db/migrations',
})
