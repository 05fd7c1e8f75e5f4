import { z } from 'zod'
import { ADDRESS_FAULTS } from '#base/email-address.ts'
import { BESIDE_FILE_BYTES, endpoint, upload } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { callbackId, mailRoom, moment, sendProblems } from '#features/claims/contract.ts'
import { NOTE_MAX } from '#features/claims/rules.ts'
import { ROW_OUTCOMES } from '#features/claims/send-rules.ts'
import { cardSpec } from '#features/templates/contract.ts'
import { ADDRESS_MAX, CORRECTIONS_MAX, IMPORT_MAX_BYTES } from './rules.ts'

const column = z.number('invalidInput').int('invalidInput').min(-1, 'invalidInput').max(99, 'invalidInput').default(-1)

/** What an import would do, before anything is sent. */
const importCheck = z.object({
  /** The file's columns with some of their cells; '' where it has no header. */
  columns: z.array(z.object({ name: z.string(), examples: z.array(z.string()) })),
  mapping: z.object({
    email: z.number(),
    name: z.number(),
    seat: z.number(),
    section: z.number(),
    note: z.number(),
  }),
  total: z.number(),
  /** Rows that get a badge, and those of them that get no mail. */
  ready: z.number(),
  unsubscribed: z.number(),
  /** Before this send. */
  ...mailRoom.shape,
  /** Of the template's quantity; -1: any number. */
  places: z.number(),
  refused: z.array(z.object({ outcome: z.enum(ROW_OUTCOMES), count: z.number() })),
  /** The first rows that get nothing: 1,000 that are `invalid`, and 100 others. */
  rows: z.array(
    z.object({
      row: z.number(),
      email: z.string(),
      outcome: z.enum(ROW_OUTCOMES),
      /** Why an `invalid` address is none; '' where a cell is too long, and of other outcomes. */
      fault: z.enum(['', ...ADDRESS_FAULTS]),
    }),
  ),
  /** Of the `invalid` rows those without anything where the address should be. */
  missing: z.number(),
  /** Rows whose note is cut at 100 characters. */
  cutNotes: z.number(),
  typos: z.array(z.object({ domain: z.string(), proposal: z.string(), count: z.number() })),
  samples: z.array(z.object({ email: z.string(), card: cardSpec })),
  endDate: z.string(),
  /** The same list of the same template was sent less than a day ago. */
  isRepeated: z.boolean(),
})

/**
 * POST /sessions/import: one claim and one mail a row of a CSV or XLSX file. With `dryRun` it sends nothing and answers
 * what it would do. The header `Idempotency-Key` names the send: with the same key it is made once, and `importKeyUsed` is
 * answered to another list.
 */
export const importSessions = endpoint({
  method: 'POST',
  path: '/sessions/import',
  who: 'contributor',
  cors: 'studio',
  body: 'multipart',
  maxBytes: IMPORT_MAX_BYTES + BESIDE_FILE_BYTES,
  input: z.object({
    templateId: ref('template'),
    file: upload(),
    /** Which column, counted from 0, holds what; without it they are guessed. */
    mapping: z.object({ email: column, name: column, seat: column, section: column, note: column }).optional(),
    dryRun: z.boolean('invalidInput').default(false),
    note: z.string().trim().max(NOTE_MAX, 'noteTooLong').default(''),
    asksCode: z.boolean('invalidInput').default(false),
    startDate: moment,
    endDate: moment,
    /** Mail domains that look like a slip and are corrected as the check proposed. */
    fixedDomains: z.array(z.string().max(253)).max(100, 'invalidInput').default([]),
    /** Addresses that take the place of those in the file, by rows as the check counts them. */
    corrections: z
      .array(z.object({ row: z.number('invalidInput').int('invalidInput').min(1), email: z.string().max(ADDRESS_MAX) }))
      .max(CORRECTIONS_MAX, 'invalidInput')
      .default([]),
    /** Send although the same list was sent less than a day ago. */
    again: z.boolean('invalidInput').default(false),
    idempotencyKey: z.string().max(100, 'invalidInput').default(''),
  }),
  output: z.object({ id: z.string(), callbackId, check: importCheck.optional() }),
  problems: {
    ...sendProblems,
    importRepeated: { status: 409, code: 4090 },
    importKeyUsed: { status: 422, code: 4220 },
  },
})
