import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'blazon-small-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.skipIf(process.platform === 'win32')(
  'without room for a new database, a sentence says so, and nothing half made stays',
  () => {
    const open = `import('./platform/db.ts').then(({ openDatabase }) => openDatabase({ dataDir: ${JSON.stringify(folder)} }))
    .then(() => process.exit(0), (error) => { console.error(error.constructor.name, error.message); process.exit(3) })`
    // Files of at most 500 kB: less than the first one that Postgres writes.
    const { status, stderr } = spawnSync('sh', ['-c', 'ulimit -f 1000; exec "$0" -e "$1"', process.execPath, open], {
      encoding: 'utf8',
      timeout: 25_000,
    })
    expect(status).toBe(3)
    expect(stderr).toMatch(/DatabaseError There is no room.*Nothing was overwritten/)
    expect(readdirSync(folder)).toEqual([])
  },
)
