import { z } from 'zod'
import type { Ref } from './ids.ts'
import type { ProblemSpec } from './problem.ts'
import type { Scope } from './scopes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/**
 * Who may call: `contributor` includes admins, `chooser` is a person who chooses between their communities, `admin`
 * includes the main admin, `holderOfClaim` includes holders whose session may only claim one badge.
 */
export type Who =
  | 'anyone'
  | 'applicant'
  | 'applicantOrContributor'
  | 'chooser'
  | 'chooserOrContributor'
  | 'holder'
  | 'holderOfClaim'
  | 'contributor'
  | 'admin'
  | 'mainAdmin'
  | 'apiKey'
  | 'operator'
/** Which pages may call across origins: anything, our wallet, or only the studio's own origin. */
export type Cors = 'public' | 'wallet' | 'studio'

/** The days of the announcement and of the removal, at least 12 months apart, and what to call instead: `GET /managers`. */
export type Deprecated = { since: string; until: string; instead: string }

type NoBareIds<S> = {
  [K in keyof S]: K extends 'id' | `${string}Id` ? (S[K] extends Ref | z.ZodOptional<Ref> ? S[K] : never) : S[K]
}

export type Endpoint<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  P extends Record<string, ProblemSpec> = Record<string, ProblemSpec>,
  W extends Who = Who,
> = {
  method: Method
  /** Below the base path, with `{name}` for each parameter. */
  path: string
  /** `/api/v1` unless the path is at the root of the origin (protocols). */
  base: '/api/v1' | ''
  who: W
  cors: Cors
  input: I
  /** A text is sent as a JWT (`application/jwt`), undefined as an answer without a body (204). */
  output: O
  problems: P
  /** The encoding of the body; multipart fields may be files (`upload`). */
  body: 'json' | 'multipart' | 'form'
  /** The largest body, in bytes; a longer one is refused before it is read. */
  maxBytes: number
  /** How often a network may call; counted before the body is read. */
  rate?: { limit: number; seconds: number }
  /**
   * `fresh`: the session needs a proof of presence that is at most `PROOF_MINUTES` old: a code from an e-mail or a
   * signature by the person's wallet. `freshOrSigned`: where a wallet signs the action itself, that signature is the
   * proof.
   */
  proof?: 'fresh' | 'freshOrSigned'
  /** Refused to an admin of the parent who is inside a sub-community: it stays with the sub-community's own admins. */
  inside?: 'never'
  /** What an API key needs to make the call as its community; without it the call is refused to every key. */
  scope?: Scope
  /** The verb calls other servers, so that no transaction is held open around it for an `Idempotency-Key`. */
  callsOut?: boolean
  /** Due for removal: responses say so (`Deprecation`, `Sunset`), and the documents name what to call instead. */
  deprecated?: Deprecated
  /** The response is an event stream; each event has the output schema. */
  stream: boolean
  /** The type of an answer that is a JWT; `application/jwt` unless given. */
  jwtType?: string
  /** How long caches may keep an answer without asking again, in seconds; answers without it are not stored. */
  maxAge?: number
  /** The output is a JSON document of this type, which a browser saves under this name, with `{name}` for a parameter. */
  file?: { type: string; name: string }
  /**
   * Errors in the OAuth shape `{ error, error_description }` (OpenID4VCI 1.0): the error of a malformed request, where
   * its own rule names no other; '' for the shape of the other calls.
   */
  oauthErrors: '' | 'invalid_request' | 'invalid_credential_request' | 'invalid_notification_request'
}

/** What a call reads of an endpoint; a browser has nothing else of it (`tools/vite/lean-contracts.ts`). */
export type Called = Pick<Endpoint, 'method' | 'path' | 'base' | 'body'>

/** The limit for a body without a file. */
export const BODY_MAX_BYTES = 2 * 1024 * 1024
/** The limit for a multipart body beside its file: other fields, and the lines between them. */
export const BESIDE_FILE_BYTES = 1024 * 1024

/** The maximum age of a proof of presence, in minutes. */
export const PROOF_MINUTES = 15

type Defaults =
  | 'base'
  | 'problems'
  | 'body'
  | 'maxBytes'
  | 'rate'
  | 'proof'
  | 'inside'
  | 'scope'
  | 'callsOut'
  | 'deprecated'
  | 'stream'
  | 'jwtType'
  | 'maxAge'
  | 'file'
  | 'oauthErrors'

/** Declares a call as data: served by `serve`, called by `call`, its input validates forms. Ids must be made by `ref`. */
export function endpoint<
  S extends z.ZodRawShape,
  O extends z.ZodType,
  W extends Who,
  const P extends Record<string, ProblemSpec> = Record<never, ProblemSpec>,
>(
  declared: Omit<Endpoint<z.ZodObject<S>, O, P, W>, Defaults | 'input'> & {
    input: z.ZodObject<S & NoBareIds<S>>
  } & Partial<Pick<Endpoint<z.ZodObject<S>, O, P, W>, Defaults>>,
): Endpoint<z.ZodObject<S>, O, P, W> {
  return {
    base: '/api/v1',
    problems: {} as P,
    body: 'json',
    maxBytes: BODY_MAX_BYTES,
    stream: false,
    oauthErrors: '',
    ...declared,
  } as Endpoint<z.ZodObject<S>, O, P, W>
}

/** What a verb receives: the parsed input. */
export type Input<E extends Endpoint> = z.output<E['input']>
/** What a caller gives. */
export type CallInput<E extends Endpoint> = z.input<E['input']>
/** What a caller receives. */
export type Output<E extends Endpoint> = z.output<E['output']>

/** A file in a multipart call; its bytes are checked by the verb, the type it claims is not trusted. */
export function upload() {
  return z.instanceof(File)
}

/** Texts that may be absent in a call: '' means "none" in both directions. */
export function optionalText(max: number, tooLong: string) {
  return z.string().trim().max(max, tooLong).default('')
}

/** A text to search for; composed (NFC) as stored texts are, because some keyboards send letters and accents apart. */
export function searchText(max: number) {
  return z.string().trim().normalize('NFC').max(max, 'searchTooLong').default('')
}
