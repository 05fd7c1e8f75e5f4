import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { newId } from '../base/ids.ts'
import { type Context, inTransaction, onCommit } from './context.ts'
import { moveOperation, startOperation } from './operations.ts'
import { confirmations, operations, walletPresence } from './tables.ts'

export type Confirmation = typeof confirmations.$inferSelect
/** An EIP-712 document as JSON; built by `credentials/confirmation.ts`. */
export type Document = Record<string, unknown>

/** What an action is given once its documents are signed; it runs in the transaction that takes the signatures. */
export type Signed = {
  operationId: string
  payload: Record<string, unknown>
  documents: Document[]
  signatures: string[]
}
/**
 * Does what was confirmed, as whoever asked for it (an admin, or the applicant of a new community). A `Problem` ends the
 * operation with that key as its message.
 */
export type SignedHandler = (ctx: Context, signed: Signed) => Promise<void>

/** A confirmation is signed within ten minutes. */
export const CONFIRMATION_MINUTES = 10
/** A wallet that has not listened for so long is called unreachable. */
const SILENT_MS = 60_000
/** How often a listening wallet is noted. */
const SEEN_EVERY_MS = 15_000

type Asked = {
  /** Names the handler that goes on once all is signed. */
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
 * Starts an operation that waits for a wallet's signature, in the transaction of the verb that answers its id as
 * `callbackId`, and tells the wallet. Nothing of the action happens before it is signed. The same action on the same subject,
 * asked for again, takes the place of the one that waits.
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
  await tellWallet(ctx, signer)
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

/** The confirmations that a key has still to sign, the oldest first. */
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
 * Ends a confirmation that is still open and answers it, in the caller's transaction; what it said is then forgotten, since it
 * may name people. Undefined when it was signed, refused or late. The row is locked as it is read: who changes what is asked,
 * an erasure, has done so by then.
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
  await tellWallet(ctx, ended.signer)
  return open
}

/** Cancels an operation that waits for a signature, and says why when nobody refused it; false when it does not wait any more. */
export function cancelConfirmation(ctx: Context, operationId: string, message = ''): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await endConfirmation(ctx, operationId))) return false
    await moveOperation(ctx, operationId, 'canceled', message)
    return true
  })
}

/** Cancels what nobody signed in time, and says so: nobody refused it. */
export async function cancelLateConfirmations(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const late = await ctx.db
      .update(confirmations)
      .set({ endedAt: ctx.now(), documents: [], payload: {} })
      .where(and(isNull(confirmations.endedAt), lte(confirmations.deadline, ctx.now())))
      .returning({ operationId: confirmations.operationId, signer: confirmations.signer })
    for (const { operationId, signer } of late) {
      await moveOperation(ctx, operationId, 'canceled', 'walletMissed')
      await tellWallet(ctx, signer)
    }
  })
}

/** Changes what an open confirmation carries, in the transaction that has locked its row. */
export async function rewriteConfirmation(
  ctx: Context,
  operationId: string,
  payload: Confirmation['payload'],
): Promise<void> {
  await ctx.db.update(confirmations).set({ payload }).where(eq(confirmations.operationId, operationId))
}

/** Notes that a wallet listens; at most every 15 s a row is written. */
export async function noteWallet(ctx: Context, did: string): Promise<void> {
  const seenAt = ctx.now()
  await ctx.db
    .insert(walletPresence)
    .values({ did, seenAt })
    .onConflictDoUpdate({
      target: walletPresence.did,
      set: { seenAt },
      setWhere: lte(walletPresence.seenAt, new Date(seenAt.getTime() - SEEN_EVERY_MS)),
    })
}

/** Deletes when the wallets of some DIDs were last seen. */
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

async function tellWallet(ctx: Context, signer: string): Promise<void> {
  await onCommit(ctx, () => ctx.notices.tell(`confirmations:${signer}`))
}

function isOpen(ctx: Context) {
  return and(isNull(confirmations.endedAt), gt(confirmations.deadline, ctx.now()))
}
