import type { Writable } from 'node:stream'
import type { Database } from '#platform/database/db.ts'
import type { Log } from '#platform/process/log.ts'
import type { Store } from '#platform/storage/store.ts'
import { describeSource } from './describe-source.ts'
import type { Body, End, Head } from './entries.ts'
import { readFiles } from './files.ts'
import { readDatabase } from './read-database.ts'
import { openSnapshot } from './snapshot.ts'
import { writeArchive } from './write-archive.ts'

type Options = { store: Store; now: Date; secrets?: Head['secrets']; log?: Log }

/**
 * Writes a snapshot of a database, and the files of its store, to a target. Others may write in the meantime: a
 * picture is stored before its row, so that none is missing but what is erased meanwhile. `wrong` are the pictures that were left out as damaged.
 */
export async function backUp(
  database: Database,
  target: Writable,
  { store, now, secrets, log }: Options,
): Promise<{ head: Head; end: End; wrong: string[] }> {
  const wrong: string[] = []
  const { run, end } = await openSnapshot(database)
  try {
    const head = { ...(await describeSource(run, now)), ...(secrets && { secrets }) }
    async function* body(): AsyncGenerator<Body> {
      yield* readDatabase(run, head.tables)
      // A snapshot that is open while a store is read, for hours where it is elsewhere, keeps the database from tidying up.
      await end()
      yield* readFiles(store, wrong, log)
    }
    return { head, end: await writeArchive(head, body(), target), wrong }
  } finally {
    await end()
  }
}
