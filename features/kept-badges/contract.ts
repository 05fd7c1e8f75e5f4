import { z } from 'zod'
import { BESIDE_FILE_BYTES, endpoint, upload } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { verifyAny } from '#features/badges/contract.ts'
import { BROUGHT_MAX_BYTES, LINK_MAX, STANDARDS } from '#features/badges/rules.ts'
import { BADGE_STATES, WORDS } from '#features/proofs/word-rules.ts'
import { READINGS, SEALED_MAX_BYTES, SEALED_SUMMARY_MAX, SEALINGS, SHOWN_READS, SHOWN_REPORTS, YOURS } from './rules.ts'

const url = z.string().trim().max(LINK_MAX, 'linkRefused').optional()
/** Who seals: the device, with a key that it derives from the wallet's twelve words. The server cannot open any of it. */
const bySealing = {
  /** The badge's text, its verification and its picture. */
  sealed: upload().optional(),
  /** What the list shows, sealed by the device (base64url). */
  summary: z
    .string()
    .regex(/^[\w-]+$/, 'invalidInput')
    .max(SEALED_SUMMARY_MAX, 'invalidInput')
    .optional(),
  /** A keyed hash of `hash` of the reading (64 hex digits), by which the same badge is kept once. */
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'invalidInput')
    .optional(),
}

/** What a wallet lists of a badge. */
const summary = z.object({
  title: z.string(),
  /**
   * `name` is what the badge states, or the host where that would imitate somebody; `isStated`: nobody but the badge says
   * so, and it is shown in quotes.
   */
  issuer: z.object({ name: z.string(), host: z.string(), isStated: z.boolean() }),
  issuedAt: z.string(),
  validUntil: z.string(),
  word: z.enum(WORDS),
  state: z.enum(BADGE_STATES),
  yours: z.enum(YOURS),
  standard: z.enum(STANDARDS),
  /** A small picture, as a `data:` address; '' without one. */
  picture: z.string(),
})

/** What was found in a badge: its verification, as `POST /verifications` returns it, and what the wallet shows of it. */
const reading = {
  verification: verifyAny.output,
  yours: z.enum(YOURS),
  summary,
  /** The badge's own picture, encoded again (256 KiB at most), as a `data:` address; '' without one. */
  picture: z.string(),
}

/** A badge's file, as it was received. */
const file = { name: z.string(), type: z.string(), content: z.string() }

const ofHolder = { who: 'holder', cors: 'wallet' } as const
const notProven = { keptNotProven: { status: 403, code: 4030 } } as const
/** The server keeps this badge only sealed, or may not keep it otherwise. */
const needsKey = { keptNeedsKey: { status: 409, code: 4090 } } as const
const unread = { ...verifyAny.problems, keptOneOnly: { status: 422, code: 4220 } } as const
const full = { keptAlready: { status: 409, code: 4090 }, keptTooMany: { status: 409, code: 4090 } } as const

/** POST /wallet/kept-badges/read (ours): reads and checks a badge of any issuer for its holder; nothing is stored. */
export const readKeptBadge = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/kept-badges/read',
  body: 'multipart',
  maxBytes: BROUGHT_MAX_BYTES + BESIDE_FILE_BYTES,
  rate: READINGS,
  input: z.object({ file: upload().optional(), url }),
  output: z.object({
    ...reading,
    /** Its file, as it was received; `content` is base64. */
    ...file,
    /** SHA-256 of the credential (64 hex digits), however its file was packed. */
    hash: z.string(),
  }),
  problems: { ...unread, ...notProven },
})

/**
 * POST /wallet/kept-badges (ours): keeps a badge. A wallet whose key the server has sends `file` or `url`, which is read and
 * checked again; a wallet with a key of its own sends what its device sealed (`sealed`, `summary`, `hash`, and `keptId`,
 * which the device made up and sealed with).
 */
export const keepBadge = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/kept-badges',
  body: 'multipart',
  maxBytes: SEALED_MAX_BYTES + BESIDE_FILE_BYTES,
  rate: READINGS,
  input: z.object({
    file: upload().optional(),
    url,
    /** Keep it although it names somebody else. */
    anyway: z.boolean().default(false),
    keptId: ref('keptBadge').optional(),
    ...bySealing,
  }),
  output: z.object({ keptId: z.string() }),
  problems: {
    ...unread,
    ...notProven,
    ...needsKey,
    ...full,
    badgeNotGenuine: { status: 422, code: 4220 },
    /** It names somebody else, and `anyway` was not given. */
    namesSomebodyElse: { status: 409, code: 4090 },
  },
})

const kept = z.object({
  keptId: z.string(),
  keptAt: z.string(),
  /** When it was last checked; '' where only the device knows. */
  checkedAt: z.string(),
  /** Absent where a device sealed it: `sealedSummary` then has it. */
  summary: summary.optional(),
  sealedSummary: z.string(),
  /** The DID of the account whose twelve words open it; '' where the server opens it. */
  sealedBy: z.string(),
  /** The server still opens it, in a wallet with a key of its own: the device is to seal it (`sealKeptBadge`). */
  needsSealing: z.boolean(),
  /** Address of its page; '' while it is off. */
  shownUrl: z.string(),
})

/** GET /wallet/kept-badges (ours): the badges from elsewhere, the latest first, 50 a page. */
export const listKept = endpoint({
  ...ofHolder,
  method: 'GET',
  path: '/wallet/kept-badges',
  input: z.object({
    /** `next` of the previous page. */
    after: z.string().max(120, 'cursorInvalid').default(''),
  }),
  output: z.object({
    badges: z.array(kept),
    next: z.string(),
    count: z.number(),
    /** Those of the whole shelf with `needsSealing`. */
    unsealed: z.number(),
  }),
  problems: { ...notProven, cursorInvalid: { status: 400, code: 4000 } },
})

/**
 * POST /wallet/kept-badges/{keptId}/check (ours): what was found in a kept badge. It is checked again when that was a day
 * ago, or with `again`. A badge that a device sealed is read by `readKeptBadge` instead.
 */
export const checkKept = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/kept-badges/{keptId}/check',
  input: z.object({ keptId: ref('keptBadge'), again: z.boolean().default(false) }),
  output: z.object({ ...reading, badge: kept }),
  problems: { ...notProven, ...needsKey },
})

/** GET /wallet/kept-badges/{keptId}/file (ours): a kept badge's file as it was received, or what a device sealed. */
export const getKeptFile = endpoint({
  ...ofHolder,
  method: 'GET',
  path: '/wallet/kept-badges/{keptId}/file',
  input: z.object({ keptId: ref('keptBadge') }),
  output: z.object({
    /** `content` is base64; `name` and `type` are '' with `isSealed`. */
    ...file,
    isSealed: z.boolean(),
    /** With `needsSealing`: what the last check found, so that a device seals it without another one. */
    found: z.object({ ...reading, hash: z.string() }).optional(),
  }),
  problems: { ...notProven, ...needsKey },
})

/**
 * PUT /wallet/kept-badges/{keptId} (ours): replaces what is stored of a badge with what the device sealed: after it checked
 * the badge, and for badges that came with another wallet (`needsSealing`), which the server can open no more from then on.
 */
export const sealKept = endpoint({
  ...ofHolder,
  method: 'PUT',
  path: '/wallet/kept-badges/{keptId}',
  body: 'multipart',
  maxBytes: SEALED_MAX_BYTES + BESIDE_FILE_BYTES,
  rate: SEALINGS,
  input: z.object({ keptId: ref('keptBadge'), ...bySealing }),
  output: z.object({}),
  problems: { ...notProven, ...needsKey, ...full },
})

/**
 * POST /wallet/kept-badges/{keptId}/share (ours): turns a kept badge's page on, or keeps it on; only for a badge that is
 * genuine and names the holder. Of a badge that a device sealed, `file` is its text, which the server keeps for the page.
 */
export const shareKept = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/kept-badges/{keptId}/share',
  body: 'multipart',
  maxBytes: BROUGHT_MAX_BYTES + BESIDE_FILE_BYTES,
  rate: READINGS,
  input: z.object({ keptId: ref('keptBadge'), file: upload().optional() }),
  output: z.object({ shownUrl: z.string() }),
  problems: {
    ...unread,
    ...notProven,
    ...needsKey,
    shownRefused: { status: 409, code: 4090 },
    shownTooMany: { status: 409, code: 4090 },
  },
})

/** DELETE /wallet/kept-badges/{keptId}/share (ours): turns the page off for good. */
export const endShown = endpoint({
  ...ofHolder,
  method: 'DELETE',
  path: '/wallet/kept-badges/{keptId}/share',
  input: z.object({ keptId: ref('keptBadge') }),
  output: z.object({}),
  problems: notProven,
})

/** DELETE /wallet/kept-badges/{keptId} (ours): removes a kept badge, and its page. */
export const removeKept = endpoint({
  ...ofHolder,
  method: 'DELETE',
  path: '/wallet/kept-badges/{keptId}',
  input: z.object({ keptId: ref('keptBadge') }),
  output: z.object({}),
  problems: notProven,
})

const shown = verifyAny.output.pick({
  word: true,
  state: true,
  because: true,
  checks: true,
  title: true,
  description: true,
  criteria: true,
  issuedAt: true,
  validUntil: true,
  standard: true,
  form: true,
  checkedAt: true,
})

/**
 * A kept badge's public page, with the word of its last check, which is made again hourly at most; 404 once it was turned
 * off, or the badge is no longer genuine or was revoked.
 */
export const getShown = endpoint({
  method: 'GET',
  path: '/shown/{shareId}',
  who: 'anyone',
  cors: 'public',
  rate: SHOWN_READS,
  input: z.object({ shareId: ref('keptShare') }),
  output: shown.extend({ issuer: summary.shape.issuer.extend({ did: z.string() }), shownUrl: z.string() }),
})

/** Reports a kept badge's page to the operator. */
export const reportShown = endpoint({
  method: 'POST',
  path: '/shown/{shareId}/report',
  who: 'anyone',
  cors: 'public',
  rate: SHOWN_REPORTS,
  input: z.object({ shareId: ref('keptShare') }),
  output: z.object({}),
})
