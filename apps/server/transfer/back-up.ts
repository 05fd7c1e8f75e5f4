import type { Writable } from 'node:stream'
import type { Database } from '#platform/db.ts'
import type { Store } from '#platform/storage/store.ts'
import { describeSource } from './describe-source.ts'
import type { Body, End, Head } from './entries.ts'
import { readFiles } from './files.ts'
import { readDatabase } from './read-database.ts'
import { openSnapshot } from './snapshot.ts'
import { writeArchive } from './write-archive.ts'

type Options = { store: Store; now: Date; secrets?: Head['secrets'] }

/**
 * Writes a snapshot of a database, and the files of its store, to a target. Others may write in the meantime: a
 * picture is stored before its row, so that none is missing.
 */
export async function backUp(
  database: Database,
  target: Writable,
  { store, now, secrets }: Options,
): Promise<{ head: Head; end: End }> {
  const { run, end } = await openSnapshot(database)
  try {
    const head = { ...(await describeSource(run, now)), ...(secrets && { secrets }) }
    async function* body(): AsyncGenerator<Body> {
      yield* readDatabase(run, head.tables)
      // A snapshot that is open while a store is read, for hours where it is elsewhere, keeps the database from tidying up.
      await end()
      yield* readFiles(store)
    }
    return { head, end: await writeArchive(head, body(), target) }
  } finally {
    await end()
  }
}
