import { and, eq, notInArray } from 'drizzle-orm'
import { newId } from '../../base/ids.ts'
import { recordEvent } from '../audit.ts'
import { type Context, onCommit } from '../context.ts'
import { type OperationStatus, operations } from '../tables.ts'

export type Operation = typeof operations.$inferSelect

export const OPERATION_ENDED = ['success', 'error', 'canceled'] as const satisfies OperationStatus[]

type Started = { id?: string; kind: string; issuerId: string | null; subjectId: string; status?: OperationStatus }

/** Starts an operation in the transaction of the verb that returns its id as `callbackId`. */
export async function startOperation(
  ctx: Context,
  { id = newId(), kind, issuerId, subjectId, status = 'pending' }: Started,
): Promise<string> {
  const now = ctx.now()
  await ctx.db.insert(operations).values({ id, kind, issuerId, subjectId, status, createdAt: now, updatedAt: now })
  // A job ends it; the notification of a failure names the parent whose admin began it inside a sub-community.
  if ('via' in ctx.actor && ctx.actor.via)
    await recordEvent(ctx, { action: 'operation.started', subjectId: id, detail: { kind } })
  return id
}

/**
 * Updates an operation, unless it has ended, and wakes the streams that follow it. `templateId` is the template of an
 * operation about something else, for the notification of its failure: contributors see those of their templates.
 */
export async function moveOperation(
  ctx: Context,
  id: string,
  status: OperationStatus,
  message = '',
  templateId = '',
): Promise<void> {
  const [moved] = await ctx.db
    .update(operations)
    .set({ status, message, updatedAt: ctx.now() })
    .where(and(eq(operations.id, id), notInArray(operations.status, [...OPERATION_ENDED])))
    .returning()
  if (moved?.issuerId && status === 'error') await notifyFailed(ctx, moved, { issuerId: moved.issuerId, templateId })
  await onCommit(ctx, () => ctx.notices.notify(`operation:${id}`))
}

/** Assigns an operation to the issuer that it created; its admins may follow it from now on. */
export async function assignOperation(ctx: Context, id: string, issuerId: string): Promise<void> {
  await ctx.db.update(operations).set({ issuerId }).where(eq(operations.id, id))
}

/** The current state of an operation, or undefined. */
export async function readOperation(ctx: Context, id: string): Promise<Operation | undefined> {
  const [row] = await ctx.db.select().from(operations).where(eq(operations.id, id))
  return row
}

/** A notification for the issuer, with the template if the operation has one. */
function notifyFailed(
  ctx: Context,
  { id, kind, subjectId }: Operation,
  { issuerId, templateId }: { issuerId: string; templateId: string },
): Promise<void> {
  const detail = { kind, templateId: kind.endsWith('-template') ? subjectId : templateId }
  return recordEvent(ctx, { action: 'notice.operationFailed', issuerId, subjectId: id, detail })
}
