import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServer } from '#testing/server-process.ts'
import { signUpCommunity } from './community.ts'
import { medianOf, secondsOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const RUNS = 7
const OPEN_ONLY = `
  import { openDatabase } from '#platform/database/db.ts'
  await (await openDatabase({ dataDir: process.env.DATA_DIR })).db.execute('select 1')
  process.exit(0)`

const dataDir = mkdtempSync(join(tmpdir(), 'blazon-bench-start-'))
try {
  const first = await startServer({ DATA_DIR: dataDir, CAPTCHA_COST: '1' })
  await signUpCommunity(first.origin, dataDir)
  await first.stop()

  const starts: number[] = []
  const opens: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const server = await startServer({ DATA_DIR: dataDir }, first.ports)
    starts.push(server.startMs / 1000)
    await server.stop()
    opens.push(await secondsOf(openOnly))
  }
  const peer = { name: 'a process that only opens this database', value: medianOf(opens) }
  printTable([
    {
      figure: `start on an existing DATA_DIR until /signin answers, median of ${RUNS}`,
      value: medianOf(starts),
      unit: 's',
      goal: { most: 2 },
      peer,
    },
    { figure: 'the slowest of them', value: Math.max(...starts), unit: 's' },
    { figure: 'the first start, which makes the database', value: first.startMs / 1000, unit: 's' },
  ])
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

function openOnly() {
  const args = ['--input-type=module', '--eval', OPEN_ONLY]
  return promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, DATA_DIR: dataDir } })
}
