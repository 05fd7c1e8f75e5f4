import { setTimeout } from 'node:timers/promises'
import type { IssuerId } from '../base/ids.ts'
import type { Language } from '../base/text.ts'
import type { Blobs } from './blobs.ts'
import type { Config } from './config.ts'
import { isLostRace } from './database-errors.ts'
import type { Db } from './db.ts'
import type { JobSender } from './job-sender.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail.ts'
import type { Notices } from './notices.ts'
import type { SafeFetch } from './safe-fetch.ts'

/** Who acts. Made in one place from a session row or a key; a verb never sees a token. */
export type Actor =
  | { kind: 'anyone' }
  /** With `did` the session was opened by a wallet's own key, and there is no proven address. */
  | { kind: 'applicant'; sessionId: string; email: string; operationId: string; did?: string }
  | { kind: 'chooser'; sessionId: string; email: string }
  | StudioActorOf<'contributor'>
  | StudioActorOf<'admin'>
  /**
   * With `claimId` the session may do nothing but take that claim; `isProven` is false where a claim link alone opened it,
   * which its sender has too. `did` is the own key that opened it.
   */
  | { kind: 'holder'; sessionId: string; holderId: string; claimId?: string; isProven: boolean; did?: string }
  | { kind: 'apiKey'; issuerId: IssuerId; keyId: string; templateId: string }
  | { kind: 'system'; job: string }

/** `provenAt`: when the person last proved to be there; `byWallet`: a wallet's own key opened the session, and signs. */
type StudioActorOf<K extends 'contributor' | 'admin'> = {
  kind: K
  sessionId: string
  issuerId: IssuerId
  email: string
  mainAdmin: boolean
  provenAt?: Date
  byWallet?: boolean
}

/** All that a verb touches besides its input; built in one place, built otherwise by tests. */
export type Context<A extends Actor = Actor> = {
  db: Db
  actor: A
  mail: Mailer
  blobs: Blobs
  jobs: JobSender
  notices: Notices
  /** For addresses that a stranger named; nothing else is fetched for people. */
  safeFetch: SafeFetch
  config: Config
  log: Log
  /** Aborted when the process is to end: work that takes long hands back what it has not begun. */
  stopping: AbortSignal
  now: () => Date
  /** The visitor's language, as the request said. */
  language: Language
  /** The visitor's network (IPv4 address or IPv6 /64), hashed, for limits. */
  network: string
  /** The network in clear, to show it to a person who must recognise it, '' behind an unknown proxy; never for limits or logs. */
  networkName: string
  /** Browser and system as the visitor's browser names itself (`Firefox, Linux`), '' when it says nothing known. */
  device: string
  /** What the Authorization header carries, '' without one: for protocols that bring a token of their own. */
  bearer: string
  /** What the header `Challenge-Secret` carries, '' without one: it redeems a QR sign-in. */
  challengeSecret: string
  /** Set inside `inTransaction`: what runs once the outermost transaction has committed. */
  afterCommit?: (() => void | Promise<void>)[]
}

/** Of whoever runs a community, an admin or a contributor: a verb with it serves both. */
export type TeamContext = Context<StudioActorOf<'contributor'> | StudioActorOf<'admin'>>
/** Of an admin: a verb with it cannot be served to a contributor. */
export type AdminContext = Context<StudioActorOf<'admin'>>
export type HolderContext = Context<Extract<Actor, { kind: 'holder' }>>
export type ApiKeyContext = Context<Extract<Actor, { kind: 'apiKey' }>>
export type SystemContext = Context<Extract<Actor, { kind: 'system' }>>

/**
 * Runs work in one database transaction, or joins the one that runs. Work must use only the context it is given: the
 * outer `db` would wait for itself on the embedded database. Work that lost a deadlock or a race of serialization left
 * nothing behind and runs again, at most `TRIES` times in all.
 */
export async function inTransaction<A extends Actor, T>(
  ctx: Context<A>,
  work: (ctx: Context<A>) => Promise<T>,
): Promise<T> {
  if (ctx.afterCommit) return work(ctx)
  for (let tried = 1; ; tried += 1) {
    const afterCommit: (() => void | Promise<void>)[] = []
    const run = ctx.db.transaction((tx) => work({ ...ctx, db: tx, afterCommit }))
    const done = await run.then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    )
    if ('result' in done) {
      // What was committed never runs again, whatever an effect throws.
      for (const effect of afterCommit) await effect()
      return done.result
    }
    if (tried === TRIES || !isLostRace(done.error)) throw done.error
    await setTimeout(Math.random() * tried * PAUSE_MS)
  }
}

const TRIES = 4
/** Two that lost to each other begin at different moments. */
const PAUSE_MS = 50

/** Runs an effect after the commit of the transaction that runs, or at once when none does. */
export async function onCommit(ctx: Pick<Context, 'afterCommit'>, effect: () => void | Promise<void>): Promise<void> {
  if (ctx.afterCommit) ctx.afterCommit.push(effect)
  else await effect()
}
