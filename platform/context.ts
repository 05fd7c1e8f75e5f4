import { setTimeout } from 'node:timers/promises'
import type { IssuerId } from '../base/ids.ts'
import type { Scope } from '../base/scopes.ts'
import type { Language } from '../base/text.ts'
import { isLostRace } from './database/database-errors.ts'
import type { Db } from './database/db.ts'
import type { JobSender } from './jobs/job-sender.ts'
import type { Later } from './later-writes.ts'
import type { Mailer } from './mail/mail.ts'
import type { Notices } from './notices/notices.ts'
import type { SafeFetch } from './outgoing/safe-fetch.ts'
import type { SafePost } from './outgoing/safe-post.ts'
import type { Log } from './process/log.ts'
import type { Config } from './settings/config.ts'
import type { Blobs } from './storage/blobs.ts'
import type { Store } from './storage/store.ts'

/** The person or program that acts. Created in one place from a session row or a key; a verb never sees a token. */
export type Actor =
  /** `refusedKey`: why the key that came with the call is refused, and whose it was where that is known. */
  | { kind: 'anyone'; refusedKey?: { problem: string; issuerId?: string } }
  /** With `did`, a wallet's own key opened the session, and there is no proven address. */
  | { kind: 'applicant'; sessionId: string; email: string; operationId: string; did?: string }
  | { kind: 'chooser'; sessionId: string; email: string }
  | StudioActorOf<'contributor'>
  | StudioActorOf<'admin'>
  /**
   * With `claimId` the session may only take that claim; `isProven` is false where a claim link alone opened it, which
   * its sender has too. `did` is the own key that opened it.
   */
  | { kind: 'holder'; sessionId: string; holderId: string; claimId?: string; isProven: boolean; did?: string }
  /** `templateId`: the only one of a session builder's key; '' for all. With `key`, it is one with scopes. */
  | { kind: 'apiKey'; issuerId: IssuerId; keyId: string; templateId: string; key?: KeyOfActor }
  /** `via`: the job continues what an admin of this parent began inside a sub-community. */
  | { kind: 'system'; job: string; via?: IssuerId }

/**
 * `provenAt`: when the person last proved their presence; `byWallet`: a wallet's own key opened the session, and signs.
 * `via`: an admin of this issuer, the parent of `issuerId`, acts inside the sub-community.
 */
type StudioActorOf<K extends 'contributor' | 'admin'> = {
  kind: K
  sessionId: string
  issuerId: IssuerId
  email: string
  mainAdmin: boolean
  provenAt?: Date
  byWallet?: boolean
  via?: IssuerId
  /** Other software acts for the community, with a key: there is no session and no person, so both texts are ''. */
  key?: KeyOfActor
}

/** `templateIds`: the only templates that it may touch; undefined for all. */
export type KeyOfActor = { id: string; name: string; scopes: readonly Scope[]; templateIds?: readonly string[] }

/** Everything that a verb uses besides its input; created in one place, and by tests. */
export type Context<A extends Actor = Actor> = {
  db: Db
  actor: A
  mail: Mailer
  blobs: Blobs
  /** Files that every process must see, other than blobs. */
  store: Store
  jobs: JobSender
  notices: Notices
  /** For addresses supplied by strangers; no other fetch is made for users. */
  safeFetch: SafeFetch
  safePost: SafePost
  config: Config
  log: Log
  /** Aborted when the process stops: long work then returns what it has not started. */
  stopping: AbortSignal
  now: () => Date
  /** The visitor's language, from the request. */
  language: Language
  /** The visitor's network (IPv4 address or IPv6 /64), hashed, for limits. */
  network: string
  /** The network in clear, for a person who must recognise it, '' behind an unknown proxy; never for limits or logs. */
  networkName: string
  /** The visitor's browser and system (`Firefox, Linux`), '' when unknown. */
  device: string
  /** The token of the Authorization header, '' without one: for protocols with a token of their own. */
  bearer: string
  /** The value of the header `Challenge-Secret`, '' without one: it redeems a QR sign-in. */
  challengeSecret: string
  /** Set for a call with a token: whether its actor may still call. A stream asks again before each value. */
  isStillAllowed?: () => Promise<boolean>
  /** Set inside `inTransaction`: effects to run after the outermost transaction has committed. */
  afterCommit?: (() => void | Promise<void>)[]
  /** Set with `afterCommit` where the caller, not the verb, opened the transaction: see `inTransaction`. */
  isAround?: boolean
  /** Set inside `writeTogether`: what its transaction still has to write. */
  later?: Later
}

/** The context of an admin or a contributor: a verb with it serves both. */
export type TeamContext = Context<StudioActorOf<'contributor'> | StudioActorOf<'admin'>>
/** The context of an admin: a verb with it cannot be served to a contributor. */
export type AdminContext = Context<StudioActorOf<'admin'>>
export type HolderContext = Context<Extract<Actor, { kind: 'holder' }>>
export type ApiKeyContext = Context<Extract<Actor, { kind: 'apiKey' }>>
export type SystemContext = Context<Extract<Actor, { kind: 'system' }>>

/**
 * Runs work in one database transaction, or joins the current one. Work must use only the context that it gets: the
 * outer `db` would wait for itself on the embedded database. Work that lost a deadlock or a serialization race was
 * rolled back and is retried, at most `TRIES` times in all.
 */
export async function inTransaction<A extends Actor, T>(
  ctx: Context<A>,
  work: (ctx: Context<A>) => Promise<T>,
): Promise<T> {
  if (ctx.afterCommit) return ctx.isAround ? inSavepoint(ctx, ctx.afterCommit, work) : work(ctx)
  for (let tried = 1; ; tried += 1) {
    const afterCommit: (() => void | Promise<void>)[] = []
    const run = ctx.db.transaction((tx) => work({ ...ctx, db: tx, afterCommit }))
    const done = await run.then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    )
    if ('result' in done) {
      // Committed work never runs again, even if an effect throws.
      for (const effect of afterCommit) await effect()
      return done.result
    }
    if (tried === TRIES || !isLostRace(done.error)) throw done.error
    await setTimeout(Math.random() * tried * PAUSE_MS)
  }
}

/** A verb that catches its transaction's failure finds nothing of it written, also inside a transaction around the verb. */
async function inSavepoint<A extends Actor, T>(
  ctx: Context<A>,
  around: (() => void | Promise<void>)[],
  work: (ctx: Context<A>) => Promise<T>,
): Promise<T> {
  const afterCommit: (() => void | Promise<void>)[] = []
  const result = await ctx.db.transaction((tx) => work({ ...ctx, db: tx, afterCommit, isAround: false }))
  around.push(...afterCommit)
  return result
}

const TRIES = 4
/** Two transactions that collided start again at different times. */
const PAUSE_MS = 50

/** Runs an effect after the commit of the current transaction, or at once without one. */
export async function onCommit(ctx: Pick<Context, 'afterCommit'>, effect: () => void | Promise<void>): Promise<void> {
  if (ctx.afterCommit) ctx.afterCommit.push(effect)
  else await effect()
}
