import { hasYear } from './instant.ts'

/** A row's place in a list, newest first: `<instant>_<id>`. */
export function writeCursor({ createdAt, id }: { createdAt: Date; id: string }): string {
  return `${createdAt.toISOString()}_${id}`
}

/** The row that a cursor names, or undefined if it is invalid: also for the year 0, which Postgres does not have. */
export function readCursor(text: string): { createdAt: Date; id: string } | undefined {
  const [, at = '', id = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w-]{1,80})$/.exec(text) ?? []
  const createdAt = new Date(at)
  return id === '' || !hasYear(at) || Number.isNaN(createdAt.getTime()) ? undefined : { createdAt, id }
}
