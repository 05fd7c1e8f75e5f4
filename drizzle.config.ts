import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./platform/tables.ts', './features/**/server/{tables,*-tables}.ts'],
  out: './db/migrations',
})
