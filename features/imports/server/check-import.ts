import { findTypos } from '#base/address-typos.ts'
import { addressFault } from '#base/email-address.ts'
import type { Output } from '#base/endpoint.ts'
import { evidenceFault, isEvidenceFault } from '#features/claims/evidence-rules.ts'
import { NOTE_MAX } from '#features/claims/rules.ts'
import { placesLeft } from '#features/claims/server/places.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import type { Columns, ImportRow } from '#features/sends/column-rules.ts'
import { mailRoomFor } from '#features/sends/mail/server/mail-limit.ts'
import type { RowOutcome } from '#features/sends/send-rules.ts'
import { judgeRows } from '#features/sends/server/judge-rows.ts'
import { nameOnBadge } from '#features/templates/rules.ts'
import { cardOf } from '#features/templates/server/card-of.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { TeamContext } from '#platform/context.ts'
import { openSemaphore } from '#platform/process/semaphore.ts'
import type { importSessions } from '../contract.ts'
import {
  CORRECTIONS_MAX,
  type Correction,
  FAULTY_ROWS,
  NAMED_ROWS,
  NO_SOURCE,
  type Reading,
  SAMPLES,
  type Source,
} from '../rules.ts'
import type { Garbled } from './formats/garbled-cell.ts'
import { columnsFor, EMPTY_SHEET, importRowsOf, type Sheet } from './import-rows-of.ts'

type Check = NonNullable<Output<typeof importSessions>['check']>
type Asked = {
  columns: Sheet['columns'] | undefined
  fixedDomains: string[]
  corrections: Correction[]
  reading: Reading
  endDate: Date
  isRepeated: boolean
}

/** How much of a cell is shown as an example. */
const SHOWN_LENGTH = 80

/** Limits simultaneous checks over all issuers. Writing a list's rows is not limited here, because it may take minutes. */
const semaphore = openSemaphore({ atOnce: 2, waiting: 20 })

/** Previews the send of a file; changes nothing. Throws an `InvalidInput` with the file's problem. */
export function checkImport(ctx: TeamContext, template: TemplateRow, file: Uint8Array, asked: Asked): Promise<Check> {
  return semaphore(() => check(ctx, template, file, asked))
}

async function check(
  ctx: TeamContext,
  template: TemplateRow,
  file: Uint8Array,
  { endDate, isRepeated, ...asked }: Asked,
): Promise<Check> {
  let sheet: Sheet | undefined
  let source: Source = NO_SOURCE
  const counts = { total: 0, ready: 0, unsubscribed: 0, missing: 0, faultyEvidence: 0, cutNotes: 0, lostNames: 0 }
  const found = { ...counts, samples: [] as ImportRow[], unusual: [] as string[] }
  const named = { faulty: [] as Check['rows'], others: [] as Check['rows'] }
  const refused = new Map<RowOutcome, number>()
  const domains = new Map<string, number>()
  const seen = new Set<string>()
  const garbled = { count: 0, isTwice: false, rows: [] as Check['garbled']['rows'] }
  const hooks = {
    used: (columns: Columns) => columnsFor(template, columns),
    onSheet: (read: Sheet) => {
      sheet = read
    },
    onSource: (found: Source) => {
      source = found
    },
    mayBeEmpty: () => source.sheets.length > 1,
    onGarbled: (row: number, { text, isTwice }: Garbled) => {
      garbled.count += 1
      garbled.isTwice ||= isTwice
      if (garbled.rows.length < NAMED_ROWS) garbled.rows.push({ row, text: text.slice(0, SHOWN_LENGTH) })
    },
  }
  for await (const batch of importRowsOf(file, { ...asked, ...hooks })) {
    found.total += batch.length
    if (sheet?.columns.email === -1) continue
    const judged = await judgeRows(ctx, template, batch, seen)
    const ready: ImportRow[] = []
    for (const { row, outcome, lostName } of judged) {
      if (outcome === 'sent') {
        ready.push(row)
        if ((row.note ?? '').length > NOTE_MAX) found.cutNotes += 1
        if (lostName) found.lostNames += 1
      } else {
        refused.set(outcome, (refused.get(outcome) ?? 0) + 1)
        const { fault, evidence } = faultOf(outcome, row)
        if (fault === 'missing') found.missing += 1
        if (isEvidenceFault(fault)) found.faultyEvidence += 1
        const [rows, most] = outcome === 'invalid' ? [named.faulty, FAULTY_ROWS] : [named.others, NAMED_ROWS]
        const isCorrectable = rows.length < CORRECTIONS_MAX
        if (rows.length < most)
          rows.push({ row: row.row, email: row.email, outcome, fault, evidence: isCorrectable ? evidence : '' })
      }
      const domain = row.email.slice(row.email.lastIndexOf('@') + 1)
      if (outcome !== 'invalid') domains.set(domain, (domains.get(domain) ?? 0) + 1)
    }
    found.ready += ready.length
    found.unusual.push(...batch.flatMap(unusualIn).slice(0, SAMPLES - found.unusual.length))
    found.samples.push(...ready.slice(0, SAMPLES - found.samples.length))
    const unwanted = await suppressedOf(
      ctx,
      template.issuerId,
      ready.map(({ email }) => email),
    )
    found.unsubscribed += ready.filter(({ email }) => unwanted.has(email)).length
  }
  const { names, examples, columns } = sheet ?? EMPTY_SHEET
  return {
    ...found,
    rows: [...named.faulty, ...named.others].sort((a, b) => a.row - b.row),
    source,
    garbled,
    columns: names.map((name, at) => ({ name, examples: examples[at] ?? [] })),
    mapping: columnsFor(template, columns),
    ...(await mailRoomFor(ctx, template.id)),
    places: await placesLeft(ctx, template),
    refused: [...refused].map(([outcome, count]) => ({ outcome, count })),
    typos: findTypos(domains).slice(0, NAMED_ROWS),
    samples: await samplesOf(ctx, template, found.samples),
    endDate: endDate.toISOString(),
    isRepeated,
  }
}

/** A cell of a row that shows whether the encoding is right. */
function unusualIn({ name, seat, section, note = '', evidenceText = '' }: ImportRow): string[] {
  return [name, seat, section, note, evidenceText]
    .filter((text) => /[^\0-\x7f]/.test(text))
    .slice(0, 1)
    .map((text) => text.slice(0, SHOWN_LENGTH))
}

/** The fault of an invalid row, and the evidence to correct. */
function faultOf(outcome: RowOutcome, row: ImportRow): Pick<Check['rows'][number], 'fault' | 'evidence'> {
  const { email, evidenceUrl = '', evidenceText = '' } = row
  if (outcome !== 'invalid') return { fault: '', evidence: '' }
  const fault = addressFault(email) ?? evidenceFault({ evidenceUrl, evidenceText }) ?? ''
  if (!isEvidenceFault(fault)) return { fault, evidence: '' }
  return { fault, evidence: fault === 'evidenceUrlNotValid' ? evidenceUrl : evidenceText }
}

async function samplesOf(ctx: TeamContext, template: TemplateRow, rows: ImportRow[]): Promise<Check['samples']> {
  const issuer = await findIssuer(ctx, template.issuerId)
  if (!issuer) return []
  return rows.map(({ email, name, seat, section }) => ({
    email,
    name,
    card: cardOf(ctx, template, issuer, {
      holderName: nameOnBadge(template, { optionName: name }),
      seat,
      section,
      issuedOn: ctx.now(),
    }),
  }))
}
