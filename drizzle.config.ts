// Where drizzle-kit finds the tables and puts the migrations it writes.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/*/table.ts',
  out: './server/db/migrations',
})
