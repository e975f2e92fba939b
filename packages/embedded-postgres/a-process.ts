// A test process that keeps the database of a directory open until it is killed: node a-process.ts DIRECTORY
import { openTestDatabase } from './test-database.ts'

const [dir = ''] = process.argv.slice(2)
try {
  const database = await openTestDatabase(dir)
  console.log('open')
  database.lost.then((reason) => console.log(reason.message))
  process.on('SIGTERM', async () => {
    await database.close()
    process.exit(0)
  })
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
