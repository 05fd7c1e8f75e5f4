import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { newId } from '../../base/ids.ts'
import { type Context, inTransaction, onCommit } from '../context.ts'
import { seam } from '../hook.ts'
import { isOneOf } from '../is-one-of.ts'
import { confirmations, operations, walletPresence } from '../tables.ts'
import { moveOperation, startOperation } from './operations.ts'

export type Confirmation = typeof confirmations.$inferSelect
/** An EIP-712 document as JSON; built by `credentials/wallet-signatures/confirmation.ts`. */
export type Document = Record<string, unknown>

/**
 * The input of an action once its documents are signed; the action runs in the transaction that accepts the signatures.
 */
export type Signed = {
  operationId: string
  payload: Record<string, unknown>
  documents: Document[]
  signatures: string[]
}
/**
 * Runs the confirmed action as the person who requested it (an admin, or the applicant of a new community). A `Problem`
 * ends the operation with that key as its message.
 */
export type SignedHandler = (ctx: Context, signed: Signed) => Promise<void>
/** What goes on after a wallet has signed, by action, of all features. */
export const signedHandlers = seam<Record<string, SignedHandler>>('what goes on after a signature')

/** A confirmation must be signed within ten minutes. */
export const CONFIRMATION_MINUTES = 10
/** A wallet that has not listened for this long counts as unreachable. */
const SILENT_MS = 60_000
/** How often a listening wallet is recorded. */
const SEEN_EVERY_MS = 15_000

type Asked = {
  /** Names the handler that continues after the signature. */
  action: string
  issuerId: string | null
  sessionId: string
  subjectId: string
  /** did:sdi of the key that must sign. */
  signer: string
  /** `deadline` in seconds since 1970. */
  documents: (named: { operationId: string; deadline: number }) => Document[]
  payload: Record<string, unknown>
}

/**
 * Starts an operation that waits for a wallet's signature, in the transaction of the verb that returns its id as
 * `callbackId`, and notifies the wallet. No part of the action happens before it is signed. A new request for the same
 * action and subject replaces the pending one.
 */
export async function requestConfirmation(ctx: Context, asked: Asked): Promise<string> {
  const { action, issuerId, sessionId, subjectId, signer, payload } = asked
  const now = ctx.now()
  const deadline = new Date((Math.floor(now.getTime() / 1000) + CONFIRMATION_MINUTES * 60) * 1000)
  for (const before of await waitingFor(ctx, asked)) await cancelConfirmation(ctx, before)
  const operationId = newId()
  await startOperation(ctx, { id: operationId, kind: action, issuerId, subjectId, status: 'waiting' })
  await ctx.db.insert(confirmations).values({
    operationId,
    action,
    issuerId,
    sessionId,
    signer,
    documents: asked.documents({ operationId, deadline: deadline.getTime() / 1000 }),
    payload,
    createdAt: now,
    deadline,
  })
  await notifyWallet(ctx, signer)
  return operationId
}

async function waitingFor(ctx: Context, { action, issuerId, subjectId }: Asked): Promise<string[]> {
  if (issuerId === null) return []
  const same = ctx.db
    .select({ id: operations.id })
    .from(operations)
    .where(
      and(eq(operations.issuerId, issuerId), eq(operations.subjectId, subjectId), eq(operations.status, 'waiting')),
    )
  const rows = await ctx.db
    .select({ id: confirmations.operationId })
    .from(confirmations)
    .where(and(inArray(confirmations.operationId, same), eq(confirmations.action, action), isOpen(ctx)))
  return rows.map(({ id }) => id)
}

/** The pending confirmations of a key, oldest first. */
export function waitingConfirmations(ctx: Context, signer: string): Promise<Confirmation[]> {
  return ctx.db
    .select()
    .from(confirmations)
    .where(and(eq(confirmations.signer, signer), isOpen(ctx)))
    .orderBy(asc(confirmations.createdAt), asc(confirmations.operationId))
}

/** The confirmation of an operation, ended or not. */
export async function findConfirmation(ctx: Context, operationId: string): Promise<Confirmation | undefined> {
  const [row] = await ctx.db.select().from(confirmations).where(eq(confirmations.operationId, operationId))
  return row
}

/**
 * Ends an open confirmation and returns it, in the caller's transaction; its content is then cleared, since it may name
 * people. Undefined when it was already signed, refused or late. The row is locked when it is read, so an erasure that
 * changes its content is finished by then.
 */
export async function endConfirmation(ctx: Context, operationId: string): Promise<Confirmation | undefined> {
  const [open] = await ctx.db
    .select()
    .from(confirmations)
    .where(eq(confirmations.operationId, operationId))
    .for('update')
  const [ended] = await ctx.db
    .update(confirmations)
    .set({ endedAt: ctx.now(), documents: [], payload: {} })
    .where(and(eq(confirmations.operationId, operationId), isOpen(ctx)))
    .returning()
  if (!open || !ended) return undefined
  await notifyWallet(ctx, ended.signer)
  return open
}

/**
 * Cancels an operation that waits for a signature, with a reason unless it was refused; false when it no longer waits.
 */
export function cancelConfirmation(ctx: Context, operationId: string, message = ''): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await endConfirmation(ctx, operationId))) return false
    await moveOperation(ctx, operationId, 'canceled', message)
    return true
  })
}

/** Cancels requests that were not signed in time, with that reason. */
export async function cancelLateConfirmations(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const late = await ctx.db
      .update(confirmations)
      .set({ endedAt: ctx.now(), documents: [], payload: {} })
      .where(and(isNull(confirmations.endedAt), lte(confirmations.deadline, ctx.now())))
      .returning({ operationId: confirmations.operationId, signer: confirmations.signer })
    for (const { operationId, signer } of late) {
      await moveOperation(ctx, operationId, 'canceled', 'walletMissed')
      await notifyWallet(ctx, signer)
    }
  })
}

/** Changes the payload of an open confirmation, in the transaction that has locked its row. */
export async function rewriteConfirmation(
  ctx: Context,
  operationId: string,
  payload: Confirmation['payload'],
): Promise<void> {
  await ctx.db.update(confirmations).set({ payload }).where(eq(confirmations.operationId, operationId))
}

/** The operations that wait for each of some keys, oldest first; keys without any are left out. */
export async function waitingOperations(ctx: Context, signers: string[]): Promise<Map<string, string[]>> {
  const rows = await ctx.db
    .select({ signer: confirmations.signer, operationId: confirmations.operationId })
    .from(confirmations)
    .where(and(isOneOf(confirmations.signer, signers), isOpen(ctx)))
    .orderBy(asc(confirmations.createdAt), asc(confirmations.operationId))
  const bySigner = Map.groupBy(rows, ({ signer }) => signer)
  return new Map([...bySigner].map(([signer, own]) => [signer, own.map(({ operationId }) => operationId)]))
}

/** Records that the wallets of some keys are listening; writes a key's row at most every 15 s. */
export async function noteWallets(ctx: Context, dids: string[]): Promise<void> {
  if (dids.length === 0) return
  const seenAt = ctx.now()
  // In one order everywhere, so that two processes do not wait for each other.
  const rows = [...new Set(dids)].sort().map((did) => ({ did, seenAt }))
  await ctx.db
    .insert(walletPresence)
    .values(rows)
    .onConflictDoUpdate({
      target: walletPresence.did,
      set: { seenAt },
      setWhere: lte(walletPresence.seenAt, new Date(seenAt.getTime() - SEEN_EVERY_MS)),
    })
}

/** Deletes the times at which the wallets of some DIDs were last seen. */
export async function forgetWallets(ctx: Context, dids: string[]): Promise<void> {
  await ctx.db.delete(walletPresence).where(inArray(walletPresence.did, dids))
}

/** Whether an operation waits for a wallet that has not listened for a minute. */
export async function isWalletSilent(ctx: Context, operationId: string): Promise<boolean> {
  const confirmation = await findConfirmation(ctx, operationId)
  if (!confirmation || confirmation.endedAt) return false
  const [presence] = await ctx.db.select().from(walletPresence).where(eq(walletPresence.did, confirmation.signer))
  const since = Math.max(confirmation.createdAt.getTime(), presence?.seenAt.getTime() ?? 0)
  return ctx.now().getTime() - since > SILENT_MS
}

/** The channel of notices about what waits for a key's signature. */
export const confirmationsChannel = (signer: string) => `confirmations:${signer}`

async function notifyWallet(ctx: Context, signer: string): Promise<void> {
  await onCommit(ctx, () => ctx.notices.notify(confirmationsChannel(signer)))
}

function isOpen(ctx: Context) {
  return and(isNull(confirmations.endedAt), gt(confirmations.deadline, ctx.now()))
}
