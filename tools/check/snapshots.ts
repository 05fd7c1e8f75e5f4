import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult } from './report.ts'

const META = 'db/migrations/meta'
const JOURNAL = `${META}/_journal.json`

/**
 * Of drizzle-kit's snapshots only that of the newest migration is kept: `generate` compares the schema with it alone, and each is
 * as long as a hundred tables.
 */
export function checkSnapshots(root: string): CheckResult {
  if (!existsSync(join(root, JOURNAL))) return { read: 0, unit: 'snapshots', offences: [`${JOURNAL} is missing`] }
  const { entries } = JSON.parse(readFileSync(join(root, JOURNAL), 'utf8')) as { entries: { tag: string }[] }
  const newest = `${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`
  const snapshots = readdirSync(join(root, META)).filter((name) => name.endsWith('_snapshot.json'))
  const older = snapshots.filter((name) => name !== newest)
  const offences = [
    ...older.map(
      (name) => `${META}/${name} is not of the newest migration: delete it, now that the next one is generated`,
    ),
    ...(snapshots.includes(newest)
      ? []
      : [`${META}/${newest} is missing: without it drizzle-kit generate would repeat earlier changes`]),
  ]
  return { read: snapshots.length, unit: 'snapshots', offences }
}
