import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ANCHORED_HASH } from './rules.ts'

const signed = z.object({
  /** A signed note: origin, size and root, a line each, an empty line, the signature (C2SP, tlog-checkpoint). */
  checkpoint: z.string(),
  /** The key of the signature, in the form of signed-note verifiers: `name+id+key`. */
  key: z.string(),
})

/** A hash in base64. */
const hash = z.string()

/** The proof of one entry; `tools/check-proof.mjs` checks it without our server. */
export const entryProof = signed.extend({
  entry: z.object({ kind: z.string(), hash: z.string(), at: z.string() }),
  index: z.number(),
  /** From the leaf up (RFC 9162, section 2.1.3). */
  path: z.array(hash),
})

/** The latest signed checkpoint of the log. */
export const getCheckpoint = endpoint({
  method: 'GET',
  base: '',
  path: '/ledger/checkpoint',
  who: 'anyone',
  cors: 'public',
  input: z.object({}),
  output: signed.extend({ size: z.number(), root: hash }),
})

/** The place of an anchored hash (`0x` and 64 hex digits) in the log; 404 until it is in a signed checkpoint. */
export const getProof = endpoint({
  method: 'GET',
  base: '',
  path: '/ledger/proof/{hash}',
  who: 'anyone',
  cors: 'public',
  input: z.object({
    hash: z
      .string('notFound')
      .transform((text) => text.toLowerCase())
      .pipe(z.string().regex(ANCHORED_HASH, 'notFound')),
  }),
  output: entryProof,
})

/** A number of leaves of the log, from the first on. */
const size = z.coerce.number<number>('invalidInput').int('invalidInput').min(0, 'invalidInput')

/**
 * Proves that the log of `to` leaves (of the checkpoint's, when left out) starts with that of `from` (RFC 9162, section
 * 2.1.4).
 */
export const getConsistency = endpoint({
  method: 'GET',
  base: '',
  path: '/ledger/consistency',
  who: 'anyone',
  cors: 'public',
  input: z.object({ from: size, to: size.optional() }),
  output: signed.extend({ from: z.number(), to: z.number(), path: z.array(hash) }),
})
