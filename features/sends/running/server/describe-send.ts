import { and, eq, sql } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { claims } from '#features/claims/server/tables.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { cardOf } from '#features/templates/server/card-of.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import { listedSends } from '../../hooks.ts'
import type { Send } from '../../server/own-send.ts'
import type * as contract from '../contract.ts'
import { countSend } from './count-send.ts'

/** A send's progress: how far its file is read, and the state of its e-mails. */
export async function describeSend(ctx: Context, send: Send): Promise<Output<typeof contract.readSend>> {
  const template = await findTemplate(ctx, send.templateId)
  const issuer = await findIssuer(ctx, send.issuerId)
  if (!template || !issuer) throw new Problem('notFound')
  const listed = await listedSends.get().progress(ctx, send)
  const { made, waiting, mailed, bounced } = await countSend(ctx, send.id)
  // Spelled like the index's condition.
  const isDelayed = sql`${claims.delivery} = 'queued' and ${claims.tries} > 0`
  const delayed = await ctx.db.$count(claims, and(eq(claims.sendId, send.id), isDelayed))
  const read = listed ? (send.status === 'sent' ? send.total : listed.read) : made
  const isHeld = send.holdUntil !== null && send.holdUntil > ctx.now()
  const isOver = send.status === 'stopped' || send.status === 'undone'
  return {
    id: send.id,
    templateId: send.templateId,
    title: template.name,
    card: cardOf(ctx, template, issuer),
    isImport: listed !== undefined,
    status: send.status,
    isPaused: send.pausedAt !== null,
    total: send.total || made,
    read,
    made,
    refused: Math.max(0, read - made),
    duplicates: listed?.duplicates ?? 0,
    waiting,
    delayed,
    mailed,
    bounced,
    isAgain: send.finishedAt !== null || send.retriedAt !== null,
    failed: bounced + (listed?.failed ?? 0),
    undoUntil: isHeld && !isOver ? (send.holdUntil?.toISOString() ?? '') : '',
    createdAt: send.createdAt.toISOString(),
    message: send.message,
  }
}
