import { createHash } from 'node:crypto'
import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { earlier } from '#features/claims/rules.ts'
import { tooManyEmails } from '#features/sends/mail/server/mail-limit.ts'
import { readDates } from '#features/sends/server/make-sessions.ts'
import { withDelegation } from '#features/sends/server/with-delegation.ts'
import { isSendable } from '#features/templates/rules.ts'
import { newTerms } from '#features/templates/server/delegation/delegate.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { delegationsWith } from '#features/templates/server/queries.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { type Correction, IMPORT_MAX_BYTES, isListFile, type Reading } from '../rules.ts'
import { type AcceptedImport, acceptImport, isSentAlready, madeBefore, planImport } from './accept-import.ts'
import { checkImport } from './check-import.ts'
import { dropImportFile, keepImportFile } from './import-file.ts'
import { columnsFor } from './import-rows-of.ts'

type Import = typeof contract.importSessions

/**
 * Accepts a list of people as a file, as a whole or not at all: a limit or a problem of the file refuses it. A job writes
 * the rows, with a receipt for each. With `dryRun` the file is only checked. Past the delegation of a community with a
 * wallet, `callbackId` names the operation that waits for its signature.
 */
export async function importSessions(ctx: TeamContext, asked: Input<Import>): Promise<Output<Import>> {
  const template = await findOwnTemplate(ctx, asked.templateId, 'distribute')
  if (!isListFile(asked.file)) throw new InvalidInput('importWrongType')
  if (asked.file.size > IMPORT_MAX_BYTES) throw new Problem('tooLarge')
  const file = new Uint8Array(await asked.file.arrayBuffer())
  const fingerprint = fingerprintOf(template.id, file, asked.sheet)
  const made = asked.dryRun ? undefined : await madeBefore(ctx, asked.idempotencyKey, fingerprint)
  if (made) return { id: made, callbackId: '' }
  if (!isSendable(template.contractState)) throw new Problem('templateNotPublished')
  const { startDate, wantedEnd } = readDates(ctx, template, asked)
  const columns = asked.mapping && columnsFor(template, asked.mapping)
  const endDate = earlier(wantedEnd, await delegatedUntil(ctx, template))
  const { fixedDomains, corrections, sheet, encoding } = asked
  const reading = { sheet, encoding }
  const isRepeated = await isSentAlready(ctx, fingerprint)
  const check = await checkImport(ctx, template, file, {
    columns,
    fixedDomains,
    corrections,
    reading,
    endDate,
    isRepeated,
  })
  if (asked.dryRun) return { id: '', callbackId: '', check }
  if (check.mapping.email < 0) throw new InvalidInput('importNoAddresses')
  if (check.ready === 0) throw new InvalidInput('importNoneReady')
  const mails = check.ready - check.unsubscribed
  if (mails > check.left) throw check.isOfFolder ? new Problem('folderMailsUsed') : tooManyEmails(check, mails)
  if (check.places >= 0 && check.ready > check.places) throw new Problem('quantityUsed')
  const { note, message, evidenceUrl, evidenceText, asksCode, again, idempotencyKey } = asked
  const { total, ready } = check
  return keepAndAccept(
    ctx,
    // As the check read it, whatever is found another time.
    { bytes: file, corrections, reading: { sheet: check.source.sheet, encoding: check.source.encoding } },
    {
      id: newId(),
      templateId: template.id,
      fingerprint,
      columns: check.mapping,
      fixedDomains,
      note,
      message,
      asksCode,
      again,
      evidenceUrl,
      evidenceText,
      idempotencyKey,
      total,
      ready,
      mails,
      erased: [],
      startDate: startDate?.toISOString() ?? '',
      // The end of each row is limited further by its own delegation.
      endDate: wantedEnd.toISOString(),
    },
  )
}

/** A list that waits for a signature keeps its file; `forgetImports` deletes it if it is never signed. */
async function keepAndAccept(
  ctx: TeamContext,
  file: { bytes: Uint8Array; corrections: Correction[]; reading: Reading },
  asked: AcceptedImport,
): Promise<Output<Import>> {
  const { id } = asked
  await keepImportFile(ctx, id, file)
  const plan = (ctx: TeamContext) => planImport(ctx, asked)
  const { done, callbackId } = await withDelegation(ctx, plan, acceptImport).catch(async (error: unknown) => {
    await discard(ctx, id)
    throw error
  })
  if (done === undefined) return { id: '', callbackId }
  if (done !== id) await discard(ctx, id)
  return { id: done, callbackId: '' }
}

/** What cannot be deleted now is found by `forgetImports`; the answer is about the list. */
function discard(ctx: TeamContext, id: string): Promise<void> {
  return dropImportFile(ctx, id).catch((error: unknown) => ctx.log.warn({ err: error }, 'a file is deleted later'))
}

/** The end of the delegation for the first rows: the current one, or one made now. */
async function delegatedUntil(ctx: TeamContext, template: TemplateRow): Promise<Date> {
  const [living] = await delegationsWith(ctx, template.id, 1)
  const validUntil = living?.validUntil ?? (await newTerms(ctx, template))?.validUntil
  if (!validUntil) throw new Problem('delegationEnded')
  return validUntil
}

/** Another sheet of a workbook is another list. */
function fingerprintOf(templateId: string, file: Uint8Array, sheet: string): string {
  return createHash('sha256').update(templateId).update(file).update(sheet).digest('hex')
}
