import { readMigrations } from '#platform/database/migrate.ts'
import type { Head } from './entries.ts'
import { SentenceError } from './sentence-error.ts'

/** Stops if a schema is not in this version's history; a newer one needs a newer Blazon. */
export function assertKnownMigration({ when, tag }: Head['migration']): void {
  const known = readMigrations()
  if (known.some((migration) => migration.when === when)) return
  const last = known.at(-1)
  if (when > (last?.when ?? 0)) {
    throw new SentenceError(
      `The data has the schema ${tag}, which is newer than this version of Blazon (${last?.tag}). Nothing was written; update Blazon first.`,
    )
  }
  throw new SentenceError(
    `The data has the schema ${tag}, which this version of Blazon has never had. Nothing was written; use the version that wrote it.`,
  )
}
