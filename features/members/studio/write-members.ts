import type { Output } from '#base/endpoint.ts'
import type { exportMembers } from '../contract.ts'
import type { FileWriter } from './file-writer.ts'
import { CSV_HEAD, csvOf } from './members-csv.ts'

type Part = Output<typeof exportMembers>

/**
 * Writes `members.csv` part by part, each before the next is read, so that no more than one is in memory; `read` gets the
 * cursor of a part, '' for the first. Returns how many members were written; throws what `read` or the file throws.
 */
export async function writeMembers(file: FileWriter, read: (after: string) => Promise<Part>): Promise<number> {
  let count = 0
  let after = ''
  await file.write(CSV_HEAD)
  do {
    const { members, last } = await read(after)
    await file.write(csvOf(members))
    count += members.length
    after = last
  } while (after !== '')
  await file.close()
  return count
}
