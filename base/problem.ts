import type { Scope } from './scopes.ts'

/**
 * A problem in a response: the HTTP status and a code (1000, 2000, 2001, 3000, or status times ten). `error` is the error
 * of a protocol that the key describes more exactly (`error_description`).
 */
export type ProblemSpec = { status: number; code: number; error?: string }

/** Problems that any call may return; each key is also a sentence of the catalogue. */
export const COMMON_PROBLEMS = {
  invalidInput: { status: 400, code: 4000 },
  signedOut: { status: 401, code: 3000 },
  gateClosed: { status: 403, code: 4030 },
  notAllowed: { status: 403, code: 4030 },
  /** The header `Token` has no key that exists; or one that has ended. */
  keyUnknown: { status: 401, code: 3000 },
  keyExpired: { status: 401, code: 3000 },
  /** A key belongs into the header `Token`: as a bearer or in an address it counts as leaked. */
  keyAsBearer: { status: 401, code: 3000 },
  keyInUrl: { status: 401, code: 3000 },
  /** The key may not call from this network. */
  keyNetwork: { status: 403, code: 4030 },
  /** The key is for other templates. */
  keyTemplate: { status: 403, code: 4030 },
  /** The call has no scope: no key may make it. */
  notForKeys: { status: 403, code: 4030 },
  /** The key has not the scope of the call, which the response names (`scope`). */
  scopeMissing: { status: 403, code: 4030 },
  /** The call needs a fresh proof of the person; ask for one and call again. */
  proofMissing: { status: 403, code: 4030 },
  /** An admin of the parent acts inside a sub-community whose own wallet would have to sign. */
  ownKeyOnly: { status: 403, code: 4030 },
  notFound: { status: 404, code: 4040 },
  /** An API key used its `Idempotency-Key` for another call, or its first call is not yet answered. */
  keyReused: { status: 409, code: 4090 },
  keyInUse: { status: 409, code: 4090 },
  tooLarge: { status: 413, code: 4130 },
  tooManyRequests: { status: 429, code: 4290 },
  serverError: { status: 500, code: 5000 },
  /** The database is temporarily unavailable; the response says when to try again. */
  unavailable: { status: 503, code: 5030 },
  /** The store of pictures and files is temporarily unavailable. */
  storeAway: { status: 503, code: 5030 },
} as const satisfies Record<string, ProblemSpec>

/**
 * An error that a person can cause, named by its key in the error catalogue, with the values of its sentence. Anything else
 * is `serverError`.
 */
export class Problem extends Error {
  readonly key: string
  readonly values: Record<string, string> | undefined
  constructor(key: string, values?: Record<string, string>) {
    super(key)
    this.key = key
    this.values = values
    this.name = 'Problem'
  }
}

/** Input that breaks a rule; its key names the rule (`nameMissing`), and any call returns it with status 400. */
export class InvalidInput extends Problem {}

/** A key without the scope that a call needs. */
export class ScopeMissing extends Problem {
  readonly scope: Scope
  constructor(scope: Scope) {
    super('scopeMissing')
    this.scope = scope
  }
}

/** A problem as the browser received it: key, values, code, status (0: the server was not reached). */
export class CallProblem extends Problem {
  readonly code: number
  readonly status: number
  constructor(key: string, code: number, status: number, values?: Record<string, string>) {
    super(key, values)
    this.code = code
    this.status = status
    this.name = 'CallProblem'
  }
}

/** Whether the server refused a call; too many requests, and one that came too slowly, are refused for a while only. */
export function isRefusal(thrown: unknown): boolean {
  return isRefusedWith(thrown, [408, 429])
}

/** Whether the server goes on refusing a call: not for a session that is renewed, nor for a conflict that passes. */
export function isLastingRefusal(thrown: unknown): boolean {
  return isRefusedWith(thrown, [401, 408, 409, 429])
}

function isRefusedWith(thrown: unknown, passing: number[]): boolean {
  return (
    thrown instanceof CallProblem && thrown.status >= 400 && thrown.status < 500 && !passing.includes(thrown.status)
  )
}
