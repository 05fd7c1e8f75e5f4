import { z } from 'zod'
import { PROOF_FINDINGS } from '#features/proofs/rules.ts'
import { BADGE_STATES, WORDS } from '#features/proofs/word-rules.ts'
import { LISTING_RESULTS } from '#features/registries/rules.ts'
import { FINDING_KEYS, WEIGHTS } from '../findings/rules.ts'
import { CHECKS, ENDORSED, KINDS, STANDARDS } from '../rules.ts'
import { VERDICTS } from './verdict-rules.ts'

/** The answer about a badge: a badge that could not be read or looked up is `notChecked`, never `notGenuine`. */
export const answer = {
  word: z.enum(WORDS),
  /** `unknown` unless the word is `genuine`. */
  state: z.enum(BADGE_STATES),
}
/** The finding that decided, or `proof.changed` for a proof file; '' for a badge that is genuine and in force. */
export const because = z.enum([...FINDING_KEYS, 'proof.changed', ''])
/** @deprecated Use `word`, `state` and `because`. */
export const verdict = z.enum(VERDICTS)
export const checks = z.array(
  z.object({
    check: z.enum(CHECKS),
    /** `check.reason`, which says what was found. */
    finding: z.enum(FINDING_KEYS),
    /** What it means for the badge: it counts against it (`contradicts`), leaves it open, is a remark, or its state. */
    weight: z.enum(WEIGHTS),
    /** The older, coarser name of the weight. */
    result: z.enum(['ok', 'failed', 'unknown', 'waiting']),
    /** Evidence to show; keys depend on the check (`algorithm`, `did`, `slot`, `from`, `until`, `leaf`, ...). */
    facts: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
)

/** The lists of known issuers that the operator configured; empty unless the issuer is proven. It never changes the verdict. */
export const registries = z.array(
  z.object({ registry: z.string(), result: z.enum(LISTING_RESULTS), as: z.string(), readAt: z.string() }),
)

/** A credential from anywhere, as it states itself, and each check with its evidence. */
export const checkedCredential = z.object({
  ...answer,
  because,
  verdict,
  checks,
  registries,
  form: z.enum(['json', 'jwt', 'sd-jwt']),
  standard: z.enum(STANDARDS),
  kind: z.enum(KINDS),
  /** To whom it was given, as the credential says it; a hashed identifier is compared in the browser. */
  recipient: z.object({
    /** The identifier's type in the credential: `email`, `emailAddress`, `url`, `name`, ...; '' without one. */
    type: z.string(),
    /** In clear, or `sha256$...`; the subject's DID or address where the badge has no other. */
    identifier: z.string(),
    isHashed: z.boolean(),
    salt: z.string(),
  }),
  /** Those inside of it that are about it, its achievement or its issuer; none of them changes its word. */
  endorsements: z.array(
    z.object({
      ...answer,
      because,
      about: z.enum(ENDORSED),
      /** Whether only the badge's issuer can use the identifier that is endorsed: its own, or an address on its host. */
      isBound: z.boolean(),
      issuer: z.object({ name: z.string(), did: z.string(), host: z.string() }),
      comment: z.string(),
      issuedAt: z.string(),
    }),
  ),
  title: z.string(),
  description: z.string(),
  criteria: z.string(),
  /** The issuer as the credential states it; the checks decide whether that is true. */
  issuer: z.object({ name: z.string(), did: z.string(), host: z.string() }),
  issuedAt: z.string(),
  validUntil: z.string(),
})

const known = z.enum(['here', 'host', 'other', 'unknown'])

/** What a proof file proves by itself (docs/proof-file.md). */
export const checkedProof = z.object({
  ...answer,
  /** `about.reason` of the finding that decided; '' for a badge that was genuine and in force. */
  because: z.string(),
  verdict,
  /** The time as of which the badge was not revoked. */
  asOf: z.string(),
  findings: z.array(
    z.object({
      about: z.enum(PROOF_FINDINGS),
      result: z.enum(['ok', 'failed', 'unknown']),
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /**
   * The keys on which all of it rests, and who confirms today that they are the issuer's and the log's: this site, the
   * issuer's host, nobody (`unknown`), or one that names another key (`other`).
   */
  account: z.object({ did: z.string(), known }),
  log: z.object({ name: z.string(), key: z.string(), known }),
})
