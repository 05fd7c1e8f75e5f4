import { isEmail } from '#base/email-address.ts'
import { isStorable } from '#base/storable.ts'
import { evidenceFault } from '#features/claims/evidence-rules.ts'
import { OPTION_MAX } from '#features/claims/rules.ts'
import { listedName } from '#features/names/rules.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import type { ImportRow } from '../column-rules.ts'
import type { RowOutcome } from '../send-rules.ts'
import { badgesBefore } from './badges-before.ts'
import { keptIdentity } from './kept-identity.ts'

/**
 * A row of a file with its outcome; `sent` unless something other than a limit prevents it. `lostName`: its cell was no name of
 * a person, so that it has none.
 */
export type Judged = { row: ImportRow; identity: string; outcome: RowOutcome; lostName?: boolean }

/**
 * Judges rows of a file by their contents and by the badges of their addresses: `seen` are the identities of earlier
 * rows, to which theirs are added. Current and former holders get no badge by a list, except for tickets, which are per
 * place.
 */
export async function judgeRows(
  ctx: Context,
  template: TemplateRow,
  rows: ImportRow[],
  seen: Set<string>,
): Promise<Judged[]> {
  const isTicket = template.category === 'ticket'
  const named = rows.map((row) => nameRow(template, row))
  const valid = named.filter(({ row }) => isSound(row)).map(({ row }) => row.email)
  const before =
    isTicket || valid.length === 0 ? new Map<string, RowOutcome>() : await badgesBefore(ctx, template.id, valid)
  return named.map(({ row, lostName }) => {
    const identity = keptIdentity(row, template)
    if (!isSound(row)) return { row, identity, outcome: 'invalid' }
    if (seen.has(identity)) return { row, identity, outcome: 'duplicate' }
    seen.add(identity)
    return { row, identity, outcome: before.get(row.email) ?? 'sent', lostName }
  })
}

/** A row with the name of its person as it is kept; on a ticket with a field for it, any text is the name. */
function nameRow({ optionName }: TemplateRow, row: ImportRow): { row: ImportRow; lostName: boolean } {
  if (optionName || row.name === '') return { row, lostName: false }
  const name = listedName(row.name)
  return { row: { ...row, name }, lostName: name === '' }
}

function isSound({ email, name, seat, section, evidenceUrl = '', evidenceText = '' }: ImportRow): boolean {
  const isKept = (text: string) => text.length <= OPTION_MAX && isStorable(text)
  const isEvidenced = evidenceFault({ evidenceUrl, evidenceText }) === undefined
  return isEmail(email) && [name, seat, section].every(isKept) && isEvidenced
}
