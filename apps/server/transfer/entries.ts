import { z } from 'zod'

export const FORMAT = 1

/** Columns of a row in Postgres's text format, or null. */
const row = z.array(z.string().nullable())

/** The header of a backup: its writer, and everything that is known before the data. */
const head = z.object({
  kind: z.literal('head'),
  format: z.number(),
  madeAt: z.string(),
  /** The last migration of its schema. */
  migration: z.object({ when: z.number(), tag: z.string() }),
  /** Hosts in the issuers' did:web. */
  homes: z.array(z.string()),
  /** Master keys of the sealed keys in it. */
  masterKeyIds: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** SECRET and MASTER_KEYS under a passphrase, if requested. */
  secrets: z.object({ salt: z.string(), sealed: z.string() }).optional(),
})

/** The lines of a backup after its header, in order; `end` is the manifest. */
const body = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rows'), table: z.string(), rows: z.array(row) }),
  z.object({ kind: z.literal('sequence'), name: z.string(), last: z.string(), called: z.boolean() }),
  z.object({ kind: z.literal('job'), id: z.string(), name: z.string(), data: z.string(), startAfter: z.string() }),
  /** A piece of a file of DATA_DIR, in base64; the last piece is marked. */
  z.object({ kind: z.literal('file'), path: z.string(), bytes: z.string(), isLast: z.boolean() }),
])

const end = z.object({
  kind: z.literal('end'),
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  jobs: z.number(),
  files: z.number(),
  /** Of all lines before this one. */
  sha256: z.string(),
})

export type Head = z.output<typeof head>
export type Body = z.output<typeof body>
export type End = z.output<typeof end>
export type Row = z.output<typeof row>
export const line = z.union([head, body, end])
