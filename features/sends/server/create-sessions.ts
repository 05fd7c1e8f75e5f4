import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { continuation } from './continuations.ts'
import { type Asked, type ReadSessions, readSessions, writeSessions } from './make-sessions.ts'
import { withoutDropped } from './read-listed.ts'
import type { Renewal } from './renew-for-send.ts'
import { holdPlaces, withDelegation, workDelegated } from './with-delegation.ts'

type Create = typeof contract.createSessions

/**
 * Sends a template, or makes a link to it: see `readSessions`. Another issuer's template is `notFound`. Where its
 * delegation is not enough, a new one is signed first: at once where the server keeps the community's key; else by its
 * wallet, and `callbackId` names the operation that waits for it.
 */
export async function createSessions(
  ctx: TeamContext,
  { templateId, ...input }: Input<Create>,
): Promise<Output<Create>> {
  const { asked, droppedEmails } = withoutDropped(input)
  // Only admins see who is a member.
  if (asked.dids.length > 0 && ctx.actor.kind !== 'admin') throw new Problem('notAllowed')
  const plan = async (ctx: TeamContext) => planOwn(ctx, await findOwnTemplate(ctx, templateId, 'distribute'), asked)
  const { done, callbackId } = await withDelegation(ctx, plan, writeOwn)
  return { sendId: '', links: [], undoUntil: '', ...done, callbackId: callbackId ?? '', droppedEmails }
}

/** The step that makes sessions of a template after its delegation was renewed. */
export const createStep = continuation('create', async (ctx, asked: Asked, { templateId }) => {
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  return workDelegated(ctx, await planOwn(ctx, template, asked), writeOwn)
})

type Planned = Renewal & { read: ReadSessions }

/**
 * The plan for sessions of a template that the caller may send. Badges of an open link are counted when they are collected;
 * the signed text names their number.
 */
export async function planOwn(ctx: Context, template: TemplateRow, asked: Asked): Promise<Planned> {
  const read = await readSessions(ctx, template, asked)
  const { isOpen, singles, didLimit } = read
  const ofLink = { templateId: template.id, places: 1, count: didLimit }
  return { read, step: createStep(asked), needs: [isOpen ? ofLink : await holdPlaces(ctx, template, singles.length)] }
}

/** Writes planned sessions, in the caller's transaction. */
export async function writeOwn(ctx: Context, { read }: Planned) {
  const { sendId, links, undoUntil } = await writeSessions(ctx, read)
  await recordEvent(ctx, { action: 'sessions.created', subjectId: sendId, detail: { links: links.length } })
  return { sendId, links, undoUntil }
}
