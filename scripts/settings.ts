// Settings may stand in a file .env beside package.json; what is set in the shell wins.
import { existsSync } from 'node:fs'

export function loadSettings(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
