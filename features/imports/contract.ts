import { z } from 'zod'
import { ADDRESS_FAULTS } from '#base/email-address.ts'
import { BESIDE_FILE_BYTES, endpoint, upload } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { evidence, moment } from '#features/claims/contract.ts'
import { EVIDENCE_FAULTS, EVIDENCE_TEXT_MAX, EVIDENCE_URL_MAX } from '#features/claims/evidence-rules.ts'
import { NOTE_MAX } from '#features/claims/rules.ts'
import { callbackId, mailRoom, sendMessage, sendProblems } from '#features/sends/contract.ts'
import { ROW_OUTCOMES } from '#features/sends/send-rules.ts'
import { cardSpec } from '#features/templates/contract.ts'
import { ENCODINGS } from './encoding-rules.ts'
import { ADDRESS_MAX, CORRECTIONS_MAX, IMPORT_MAX_BYTES, SHEET_NAME_MAX } from './rules.ts'

/** '' in a workbook, and where it is to be found. */
const encoding = z.enum(['', ...ENCODINGS], 'invalidInput')

const column = z.number('invalidInput').int('invalidInput').min(-1, 'invalidInput').max(99, 'invalidInput').default(-1)

/** A preview of an import. */
const importCheck = z.object({
  /** The file's columns with some of their cells; names are '' without a header. */
  columns: z.array(z.object({ name: z.string(), examples: z.array(z.string()) })),
  mapping: z.object({
    email: z.number(),
    name: z.number(),
    givenName: z.number(),
    seat: z.number(),
    section: z.number(),
    note: z.number(),
    evidenceUrl: z.number(),
    evidenceText: z.number(),
  }),
  /** What the file turned out to be. */
  source: z.object({
    encoding,
    /** Whether the encoding was clear, or chosen. */
    isSure: z.boolean(),
    sheet: z.string(),
    /** The sheets of a workbook that are not hidden. */
    sheets: z.array(z.string()),
    /** Rows that are left out because they are hidden, as by a filter. */
    hiddenRows: z.number(),
    /** Columns that are left out because they are hidden. */
    hiddenColumns: z.number(),
  }),
  /** Some cells in use beyond ASCII, which show whether the encoding is right. */
  unusual: z.array(z.string()),
  /** Rows with characters that were garbled before the upload; the first 100 with the text. `isTwice`: the encoding `utf-8-twice` repairs some. */
  garbled: z.object({
    count: z.number(),
    isTwice: z.boolean(),
    rows: z.array(z.object({ row: z.number(), text: z.string() })),
  }),
  total: z.number(),
  /** Rows that get a badge, and those of them that get no e-mail. */
  ready: z.number(),
  unsubscribed: z.number(),
  /** Before this send. */
  ...mailRoom.shape,
  /** Left of the template's quantity; -1 means unlimited. */
  places: z.number(),
  refused: z.array(z.object({ outcome: z.enum(ROW_OUTCOMES), count: z.number() })),
  /** The first rows that get nothing: 1,000 `invalid` ones, and 100 others. */
  rows: z.array(
    z.object({
      row: z.number(),
      email: z.string(),
      outcome: z.enum(ROW_OUTCOMES),
      /** The fault of an `invalid` row; '' when another cell is too long, and for other outcomes. */
      fault: z.enum(['', ...ADDRESS_FAULTS, ...EVIDENCE_FAULTS]),
      /** The evidence to correct, of the first 100 `invalid` rows; '' for the others and for other faults. */
      evidence: z.string(),
    }),
  ),
  /** The number of `invalid` rows without an address, and of those with faulty evidence. */
  missing: z.number(),
  faultyEvidence: z.number(),
  /** Rows whose note is cut at 100 characters. */
  cutNotes: z.number(),
  /** Rows that get a badge, but whose cell is no name of a person. */
  lostNames: z.number(),
  typos: z.array(z.object({ domain: z.string(), proposal: z.string(), count: z.number() })),
  samples: z.array(z.object({ email: z.string(), name: z.string(), card: cardSpec })),
  endDate: z.string(),
  /** Whether the same list of the same template was sent less than a day ago. */
  isRepeated: z.boolean(),
})

/**
 * POST /sessions/import: creates one claim and one e-mail per row of a CSV or XLSX file. With `dryRun` it only returns a
 * preview. The header `Idempotency-Key` identifies the send: repeated with the same key it is made once, and another list
 * with that key is refused with `importKeyUsed`.
 */
export const importSessions = endpoint({
  method: 'POST',
  path: '/sessions/import',
  scope: 'sessions:write',
  who: 'contributor',
  cors: 'studio',
  body: 'multipart',
  maxBytes: IMPORT_MAX_BYTES + BESIDE_FILE_BYTES,
  input: z.object({
    templateId: ref('template'),
    file: upload(),
    /** The sheet of a workbook, by its name; '' for the one that was open when it was saved. Hidden ones are refused. */
    sheet: z.string().max(SHEET_NAME_MAX, 'invalidInput').default(''),
    /** The encoding of a CSV file; '' to find it. */
    encoding: encoding.default(''),
    /** The number of each known column, counted from 0; guessed when absent. */
    mapping: z
      .object({
        email: column,
        /** The whole name, or the last name behind that of `givenName`; a cell that is no name of a person gives none, except on tickets. */
        name: column,
        givenName: column,
        seat: column,
        section: column,
        note: column,
        evidenceUrl: column,
        evidenceText: column,
      })
      .optional(),
    dryRun: z.boolean('invalidInput').default(false),
    note: z.string().trim().max(NOTE_MAX, 'noteTooLong').default(''),
    message: sendMessage,
    /** Of rows without evidence of their own. */
    ...evidence,
    asksCode: z.boolean('invalidInput').default(false),
    startDate: moment,
    endDate: moment,
    /** Misspelt e-mail domains to correct as the check proposed. */
    fixedDomains: z.array(z.string().max(253)).max(100, 'invalidInput').default([]),
    /** Corrected cells, by row numbers of the check: addresses and evidence. */
    corrections: z
      .array(
        z.object({
          row: z.number('invalidInput').int('invalidInput').min(1),
          email: z.string().max(ADDRESS_MAX).optional(),
          evidenceUrl: z.string().max(EVIDENCE_URL_MAX, 'evidenceUrlNotValid').optional(),
          evidenceText: z.string().max(EVIDENCE_TEXT_MAX, 'evidenceTextTooLong').optional(),
        }),
      )
      .max(CORRECTIONS_MAX, 'invalidInput')
      .default([]),
    /** Confirms sending although the same list was sent less than a day ago. */
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
