import { hasYear } from '../../base/instant.ts'
import { Problem } from '../../base/problem.ts'

type Place = { createdAt: Date; id: string }

const WRITTEN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w-]{1,80})$/

const read = (text: string): Place | undefined => {
  const [, at = '', id = ''] = WRITTEN.exec(text) ?? []
  const createdAt = new Date(at)
  return id === '' || !hasYear(at) || Number.isNaN(createdAt.getTime()) ? undefined : { createdAt, id }
}

/**
 * The cursors of rows that are listed by when they were made, used as those of `cursorsOf`. They are written `<instant>_<id>`,
 * which servers of the version before read too while an upgrade goes on: an export continues where it was.
 */
export const rowCursors = {
  write: ({ createdAt, id }: Place): string => `${createdAt.toISOString()}_${id}`,
  read,
  readOrRefuse: (text: string): Place | undefined => {
    const place = read(text)
    if (text !== '' && !place) throw new Problem('cursorInvalid')
    return place
  },
}
