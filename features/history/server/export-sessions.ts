import { csvLine } from '#base/csv-line.ts'
import type { Input } from '#base/endpoint.ts'
import { type Sentence, say } from '#base/text.ts'
import { isHandedOver, isOpenLink, statusOfClaim } from '#features/claims/rules.ts'
import { countClaims } from '#features/claims/server/count-claims.ts'
import { isSentBetween } from '#features/claims/server/opened-conditions.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { hasTicketFields, historyWhere } from '#features/claims/server/rows/history-filter.ts'
import { historyRows } from '#features/claims/server/rows/history-rows.ts'
import { membersOfClaims } from '#features/claims/server/rows/members-of-claims.ts'
import { namesOfClaims } from '#features/claims/server/rows/names-of-claims.ts'
import { hidesTicketNames, ticketsOfClaims } from '#features/claims/server/rows/tickets-of-claims.ts'
import { claimWords } from '#features/claims/texts.ts'
import { claimUrl } from '#features/mailing/server/claim-token.ts'
import { endOfDid } from '#features/names/rules.ts'
import { nameWords } from '#features/names/texts.ts'
import { addressLook } from '#features/team/folders/server/address-look.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import { rowCursors } from '#platform/cursors/row-cursors.ts'
import type * as contract from '../contract.ts'
import { historyWords } from '../row-texts.ts'
import { EXPORT_ROWS } from '../rules.ts'
import { exportWords, manyWords } from '../texts.ts'

/**
 * The next lines of a filtered history as CSV, with the header before the first; those of tickets name each one, and the last column the person. Where addresses are hidden they are
 * masked, and personal links, whose page shows them, are left out.
 */
export async function exportSessions(ctx: TeamContext, { after, ...asked }: Input<typeof contract.exportSessions>) {
  const template = await findOwnTemplate(ctx, asked.templateId, 'distribute')
  const { all } = await countClaims(ctx, template.id)
  const look = await addressLook(ctx, template.id)
  const isTicket = hasTicketFields(template)
  const filter = {
    ...asked,
    isHidden: look.isHidden,
    isSent: await isSentBetween(ctx, template.issuerId, asked),
    hasTicketFields: isTicket,
    hidesTicketNames: !template.optionName || hidesTicketNames(ctx, look),
  }
  const where = historyWhere(ctx, template.id, filter, all)
  const rows = await historyRows(ctx, where, { pageSize: EXPORT_ROWS, after })
  const w = (sentence: Sentence) => say(sentence, asked.lang)
  const header = csvLine([
    w(exportWords.sent),
    w(exportWords.link),
    w(exportWords.email),
    ...(isTicket ? [w(manyWords.name), w(manyWords.seat), w(manyWords.section)] : []),
    w(exportWords.note),
    w(exportWords.status),
    w(exportWords.delivery),
    w(exportWords.detail),
    w(exportWords.reason),
    w(exportWords.evidenceUrl),
    w(exportWords.evidenceText),
    w(manyWords.name),
  ])
  const lineOf = (claim: Claim) =>
    csvLine([
      claim.createdAt.toISOString(),
      look.isHidden && claim.email ? '' : claimUrl(ctx.config, claim.id, claim.linkN),
      look.address(claim.email) || memberIn(claim),
      ...(isTicket ? fieldsOf(ticketOf(claim)) : []),
      claim.note,
      w(statusWord(claim, ctx.now())),
      w(claimWords[shownDelivery(claim)]),
      look.reply(claim.deliveryDetail),
      claim.revokedReason || claim.suspendedReason,
      claim.evidenceUrl,
      claim.evidenceText,
      nameOf(claim).name,
    ])
  const members = await membersOfClaims(ctx, rows, look)
  const nameOf = await namesOfClaims(ctx, rows, look)
  const ticketOf = await ticketsOfClaims(ctx, rows, look)
  const memberIn = (claim: Claim) => {
    const member = members.get(claim.holderId)
    return member ? nameOf(claim).name || say(nameWords.noNameOf, asked.lang, { end: endOfDid(member.did) }) : ''
  }
  const last = rows.at(-1)
  return {
    csv: `${after ? '' : header}${rows.map(lineOf).join('')}`,
    after: last && rows.length === EXPORT_ROWS ? rowCursors.write(last) : '',
  }
}

function fieldsOf({ name, seat, section }: { name: string; seat: string; section: string }): string[] {
  return [name, seat, section]
}

/** A member's badge is in their wallet, whether or not it was e-mailed too. */
function shownDelivery({ holderId, delivery }: Claim) {
  return holderId && isHandedOver(delivery) ? 'inWallet' : delivery
}

/** As the history counts it: an active open link has no particular recipient to wait for. */
function statusWord(claim: Claim, now: Date): Sentence {
  const status = statusOfClaim(claim, now)
  return status === 'pending' && isOpenLink(claim) ? historyWords.openLink : claimWords[status]
}
