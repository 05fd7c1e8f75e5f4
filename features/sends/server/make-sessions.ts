import type { Input } from '#base/endpoint.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { evidenceFor, hasEvidence } from '#features/claims/evidence-rules.ts'
import { earlier, isOpenLink } from '#features/claims/rules.ts'
import { takePlaces } from '#features/claims/server/places.ts'
import { claimUrl } from '#features/mailing/server/claim-token.ts'
import { endOfClaim, isSendable } from '#features/templates/rules.ts'
import { nextDelegation, takeDelegation } from '#features/templates/server/delegation/take-delegation.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { undoWindow } from '../running/server/send-settings.ts'
import { membersOfDids } from '../to-members/server/members-of-dids.ts'
import { each, mergeSingles, type Single, type Singles } from './merge-singles.ts'
import { readTicketOptions } from './read-ticket-options.ts'
import { sendRows } from './send-rows.ts'

/** The input of POST /sessions without its template. */
export type Asked = Omit<Input<typeof contract.createSessions>, 'templateId'>

/** Makes the claims for a call of POST /sessions, in the caller's transaction, all or none. */
export async function makeSessions(ctx: Context, template: TemplateRow, asked: Asked, { isShown = true } = {}) {
  return writeSessions(ctx, await readSessions(ctx, template, asked), { isShown })
}

export type ReadSessions = Awaited<ReturnType<typeof readSessions>>

/** Reads a call of POST /sessions and refuses what cannot be made; see `membersOfDids`. */
export async function readSessions(ctx: Context, template: TemplateRow, asked: Asked) {
  const { startDate, wantedEnd } = readDates(ctx, template, asked)
  // Wallets are locked before everything else.
  const people = await membersOfDids(ctx, template.issuerId, asked.dids)
  const holderIds = people.map(({ id }) => id)
  const { singles, singleOf } = people.length > 0 ? readMembers(asked, holderIds) : readSingles(template, asked)
  const didLimit = readLimit(template, asked, singles)
  if (!isSendable(template.contractState)) throw new Problem('templateNotPublished')
  const isOpen = isOpenLink({ didLimit })
  if (isOpen && hasEvidence(asked)) throw new InvalidInput('evidenceNotValid')
  return { template, asked, singles, singleOf, didLimit, isOpen, startDate, wantedEnd }
}

/**
 * Writes the claims of a call, in the caller's transaction. A personal claim reserves its place in the template's quantity
 * and delegation now. A link that is not `isShown` only counts its mailed places.
 */
export async function writeSessions(ctx: Context, read: ReadSessions, { isShown = true } = {}) {
  const { template, asked, singles, singleOf, didLimit, isOpen, startDate, wantedEnd } = read
  if (!isOpen) await takePlaces(ctx, template.id, singles.length)
  const delegation = isOpen
    ? await nextDelegation(ctx, template.id)
    : await takeDelegation(ctx, template.id, singles.length)
  const { confirmsEmail, mailDomains, networkLimit } = asked
  const shared = {
    issuerId: template.issuerId,
    templateId: template.id,
    templateVersion: template.version,
    note: asked.note,
    evidenceUrl: asked.evidenceUrl,
    evidenceText: asked.evidenceText,
    asksCode: asked.asksCode ? 1 : 0,
    didLimit,
    startDate,
    endDate: earlier(wantedEnd, delegation.validUntil),
    delegationN: delegation.n,
    isShown,
    language: template.lang,
    ...(isOpen && { confirmsEmail: confirmsEmail || mailDomains.length > 0, mailDomains, networkLimit }),
  }
  const undoableFor = asked.isUndoable ? await undoWindow(ctx, template.issuerId, singles.length) : 0
  const { sendId, ids, undoUntil } = await sendRows(ctx, shared, singles, { undoableFor, message: asked.message })
  const linkIds = singleOf.map((at) => ids[at] ?? '')
  const links = linkIds.map((id) => claimUrl(ctx.config, id, 1))
  return { sendId, ids, linkIds, links, undoUntil: undoUntil?.toISOString() ?? '' }
}

/** One claim per member; tickets with options are sent to addresses. */
function readMembers({ emails, dids, options, sessionNumber }: Asked, holderIds: string[]): Singles {
  if (emails.length > 0 || options.length > 0) throw new InvalidInput('recipientsMixed')
  if ((sessionNumber ?? dids.length) !== dids.length) throw new InvalidInput('quantityNotValid')
  return each(holderIds.map((holderId) => ({ holderId })))
}

/** One claim per address, or per ticket with options: see `mergeSingles`. */
function readSingles(template: TemplateRow, asked: Asked): Singles {
  const { emails, sessionNumber, options } = asked
  if (emails.length > 0 && (sessionNumber ?? emails.length) !== emails.length)
    throw new InvalidInput('quantityNotValid')
  if (options.length === 0) return emails.length > 0 ? mergeSingles(emails.map((email) => ({ email }))) : each([{}])
  if (options.length !== Math.max(1, emails.length)) throw new InvalidInput('optionsNotValid')
  const singles = readTicketOptions(template, options).map((ticket, at): Single => {
    const email = emails[at]
    return { ...(email && { email }), ...ticket }
  })
  const read = template.category === 'ticket' ? each(singles) : mergeSingles(singles)
  return { ...read, singles: read.singles.map((single) => ({ ...single, ...evidenceFor(single, asked) })) }
}

/** The requested `didLimit`; else the event's limit for a link to it, else 1. */
function readLimit(template: TemplateRow, asked: Asked, singles: Single[]): number {
  const isPersonal = asked.emails.length > 0 || asked.options.length > 0 || asked.dids.length > 0
  if (isPersonal && (asked.didLimit ?? 1) !== 1) throw new InvalidInput('quantityNotValid')
  if (isPersonal) return 1
  if (asked.didLimit === undefined && (asked.sessionNumber ?? singles.length) !== 1) {
    throw new InvalidInput('quantityNotValid')
  }
  return asked.didLimit ?? (template.endDate && template.limit > 0 ? template.limit : 1)
}

/** The start and end of the claims for a call; throws `datesMissing` or `dateInvalid`. */
export function readDates(ctx: Context, template: TemplateRow, asked: Pick<Asked, 'startDate' | 'endDate'>) {
  const startDate = asked.startDate ? new Date(asked.startDate) : null
  if (startDate && !asked.endDate && !template.endDate) throw new InvalidInput('datesMissing')
  const wantedEnd = asked.endDate ? new Date(asked.endDate) : endOfClaim(ctx.now(), template.endDate)
  if (wantedEnd <= ctx.now() || (startDate && wantedEnd <= startDate)) throw new InvalidInput('dateInvalid')
  return { startDate, wantedEnd }
}
