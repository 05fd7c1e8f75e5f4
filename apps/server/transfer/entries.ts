import { z } from 'zod'

export const FORMAT = 1

/** Columns of a row as Postgres writes them as text; null where there is none. */
const row = z.array(z.string().nullable())

/** What a backup begins with: what wrote it, and all that can be said before anything is read or written. */
const head = z.object({
  kind: z.literal('head'),
  format: z.number(),
  madeAt: z.string(),
  /** The last migration of its schema. */
  migration: z.object({ when: z.number(), tag: z.string() }),
  /** Hosts that issuers' did:web name. */
  homes: z.array(z.string()),
  /** Master keys that sealed keys in it need. */
  masterKeyIds: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** SECRET and MASTER_KEYS under a passphrase, when they were asked for. */
  secrets: z.object({ salt: z.string(), sealed: z.string() }).optional(),
})

/** The lines of a backup after its head, in their order; `end` is the manifest. */
const body = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rows'), table: z.string(), rows: z.array(row) }),
  z.object({ kind: z.literal('sequence'), name: z.string(), last: z.string(), called: z.boolean() }),
  z.object({ kind: z.literal('job'), id: z.string(), name: z.string(), data: z.string(), startAfter: z.string() }),
  /** A piece of a file of DATA_DIR, in base64; the last piece of each says so. */
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
