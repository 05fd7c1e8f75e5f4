import { csvLine } from '#base/csv-line.ts'
import type { Output } from '#base/endpoint.ts'
import type { exportMembers } from '../contract.ts'

type Exported = Output<typeof exportMembers>['members'][number]

/** The first characters of the file: the mark by which spreadsheets read it as UTF-8, and the names of its columns. */
export const CSV_HEAD = `\ufeff${csvLine(['Pseudo', 'Points', 'Badges', 'Registration', 'Did', 'Name'])}`

/** The lines of some members; the day of registration is the reader's. */
export function csvOf(members: Exported[]): string {
  return members
    .map(({ pseudo, points, badgeCount, created, did, name }) =>
      csvLine([pseudo, points, badgeCount, dayOf(created), did, name]),
    )
    .join('')
}

/** YYYY-MM-DD, in the reader's time zone. */
function dayOf(instant: string): string {
  const day = new Date(instant)
  const two = (part: number) => `${part}`.padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
