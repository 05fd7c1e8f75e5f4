import { z } from 'zod'
import { cursorInstant, cursorsOf } from './cursors-of.ts'

/** The cursors of rows that are listed by when they were made. */
export const rowCursors = cursorsOf({
  createdAt: cursorInstant.transform((instant) => new Date(instant)),
  id: z.string().regex(/^[\w-]{1,80}$/),
})
