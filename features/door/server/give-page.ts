import { inArray } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { ProvenDid } from '#credentials/wallet-signatures/verify-holder-proof.ts'
import { takePlaces } from '#features/claims/server/places.ts'
import { acceptClaims } from '#features/issuing/server/accept-claims.ts'
import { createSessions as sessions } from '#features/sends/contract.ts'
import { lockMails } from '#features/sends/mail/server/mail-limit.ts'
import { makeSessions } from '#features/sends/server/make-sessions.ts'
import { takeFolderMails } from '#features/team/folders/server/mail-limit.ts'
import { endOfClaim } from '#features/templates/rules.ts'
import { findTemplate, type TemplateRow } from '#features/templates/server/find-template.ts'
import { lockDelegations } from '#features/templates/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { type AttendancePage, countAttendance, lockAttendance } from './attendance.ts'
import { alsoGiven, type Giving } from './given-before.ts'
import { checkIns } from './tables.ts'

type Given = Output<typeof contract.giveParticipation>

/** A locked page of attendees who get a template; `before` is the number of badges given by the previous pages. */
export type Page = AttendancePage & { giving: Giving; template: TemplateRow; before: number }

/**
 * Gives the Participation badge to a page of attendees after `after`, each person once, in one transaction that also
 * queues the job for the next page. Throws the problems of a send; nothing is given then.
 */
export function givePage(ctx: Context, giving: Giving, after: string, before = 0): Promise<Given> {
  return inTransaction(ctx, async (ctx) => writePage(ctx, await lockPage(ctx, giving, after, before)))
}

/** Locks a page of attendees after `after`, and what their badges are counted against, in the caller's transaction. */
export async function lockPage(ctx: Context, giving: Giving, after: string, before = 0): Promise<Page> {
  const template = await findTemplate(ctx, giving.participationId)
  if (!template || template.deletedAt) throw new Problem('notFound')
  // The locking order of a send: quantity, delegation, issuer. Check-ins come last, because deleting a community locks
  // its row first.
  await takePlaces(ctx, template.id, 0)
  await lockDelegations(ctx, template.id)
  await lockMails(ctx, template.issuerId)
  return { ...(await lockAttendance(ctx, giving, after)), giving, template, before }
}

/**
 * Gives the badge to the people of a locked page, and queues the job for the next one. The e-mails are not bound to the
 * end of the event, which is over or soon will be.
 */
export async function writePage(ctx: Context, page: Page): Promise<Given> {
  const { giving, template, before, emails, keys, ticketIds, without, next } = page
  const endDate = endOfClaim(ctx.now()).toISOString()
  const settled = { givenTemplateIds: alsoGiven(template.id) }
  await ctx.db.update(checkIns).set(settled).where(inArray(checkIns.ticketId, ticketIds))
  if (emails.length > 0) await makeSessions(ctx, template, asking({ emails, endDate }))
  for (const key of keys) await giveToKey(ctx, template, key)
  const sent = emails.length + keys.length
  const { id: subjectId, issuerId } = template
  if (sent > 0) await recordEvent(ctx, { action: 'participation.given', issuerId, subjectId, detail: { sent } })
  const given = String(before + sent)
  // The job of a contributor counts against the issuer's limit alone.
  if (next !== undefined && ctx.actor.kind === 'contributor')
    await takeFolderMails(ctx, template.id, (await countAttendance(ctx, giving)).mails)
  if (next !== undefined) await ctx.jobs.send(ctx, 'give-participation', { ...giving, after: next, given })
  return { sent, without, goesOn: next !== undefined, callbackId: '' }
}

/** Makes a claim that is collected at once, as if the wallet that collected the ticket had opened the link. */
async function giveToKey(ctx: Context, template: TemplateRow, key: ProvenDid): Promise<void> {
  const { ids } = await makeSessions(ctx, template, asking({ didLimit: 1 }))
  const link = { claimId: ids[0] ?? '', n: 1 }
  const [given] = await acceptClaims(ctx, link, [{ ...key, entryId: '', network: '', language: template.lang }])
  if (!given) throw new Error('A Participation badge was not issued')
}

function asking(given: { emails: string[]; endDate: string } | { didLimit: number }) {
  const { templateId: _, ...rest } = sessions.input.parse({ templateId: 'x', ...given })
  return rest
}
