import { and, eq, gt, inArray } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { Evidence } from '#features/claims/evidence-rules.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Columns } from '#features/sends/column-rules.ts'
import { assertMails, takeMails } from '#features/sends/mail/server/mail-limit.ts'
import { openSend } from '#features/sends/running/server/reading-send.ts'
import { undoWindow } from '#features/sends/running/server/send-settings.ts'
import { continuation } from '#features/sends/server/continuations.ts'
import type { Renewal } from '#features/sends/server/renew-for-send.ts'
import { sends } from '#features/sends/server/tables.ts'
import { workDelegated } from '#features/sends/server/with-delegation.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import { erasedHashes } from './erase-from-imports.ts'
import { imports } from './tables.ts'

/** An import that was checked, and whose file is stored under `id`; dates are ISO 8601, '' for no start. */
export type AcceptedImport = Evidence & {
  id: string
  templateId: string
  fingerprint: string
  columns: Columns
  fixedDomains: string[]
  note: string
  /** Of the send; absent in one that waited for a signature since before there were messages. */
  message?: string
  asksCode: boolean
  startDate: string
  endDate: string
  again: boolean
  idempotencyKey: string
  total: number
  ready: number
  /** The number of ready rows that get an e-mail. */
  mails: number
  /** Hashes of addresses erased while it waited for a signature. */
  erased: string[]
}

const REPEATED_HOURS = 24

type Planned = Renewal & { asked: AcceptedImport; made: string | undefined }

/**
 * Plans an import, or finds an earlier one with the same key. Throws `notFound` for a template that the caller may no
 * longer send, and `importRepeated` for a list sent less than a day ago.
 */
export async function planImport(ctx: TeamContext, asked: AcceptedImport): Promise<Planned> {
  const { templateId, fingerprint, ready } = asked
  const step = importStep(asked)
  // Serializes the imports of one issuer, so that the second of two equal lists is recognized as repeated.
  await ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, ctx.actor.issuerId)).for('update')
  // The right may have ended while the list was checked, or waited for a signature.
  await findOwnTemplate(ctx, templateId, 'distribute')
  const made = await madeBefore(ctx, asked.idempotencyKey, fingerprint)
  if (made) return { asked, made, step, needs: [] }
  if (!asked.again && (await isSentAlready(ctx, fingerprint))) throw new Problem('importRepeated')
  await assertMails(ctx, templateId, asked.mails)
  // Its reader counts each row where it finds a place.
  return { asked, made, step, needs: [{ templateId, places: ready, together: 1, count: ready }] }
}

/**
 * Writes an import and starts its reader. Returns its id, or that of the earlier one. Throws `tooManyEmails` past the daily
 * limit, against which its e-mails count from now on.
 */
export async function acceptImport(ctx: TeamContext, { asked, made }: Planned): Promise<string> {
  if (made) return made
  const {
    id,
    templateId,
    total,
    ready,
    mails,
    idempotencyKey: key,
    again,
    startDate,
    endDate,
    message,
    ...kept
  } = asked
  const { issuerId } = ctx.actor
  const now = ctx.now()
  const folderId = await takeMails(ctx, { issuerId, templateId }, mails)
  const seconds = await undoWindow(ctx, issuerId, ready)
  const holdUntil = new Date(now.getTime() + seconds * 1000)
  await openSend(ctx, { id, issuerId, templateId, mails, folderId, total, holdUntil, message: message ?? '' })
  await ctx.db.insert(imports).values({
    ...kept,
    sendId: id,
    issuerId,
    key,
    startDate: startDate ? new Date(startDate) : null,
    endDate: new Date(endDate),
    workedAt: now,
    createdAt: now,
  })
  await recordEvent(ctx, { action: 'sessions.imported', subjectId: id, detail: { rows: total, ready } })
  await ctx.jobs.send(ctx, 'read-import', { sendId: id })
  return id
}

const importStep = continuation(
  'import',
  async (ctx, asked: AcceptedImport) => workDelegated(ctx, await planImport(ctx, asked), acceptImport),
  (asked, emails) => ({ ...asked, erased: [...asked.erased, ...erasedHashes(asked.id, emails)] }),
)

/**
 * The id of an earlier import with this Idempotency-Key; undefined without a key, or when there is none. Throws
 * `importKeyUsed` when it was of another list, so that a reused key is not mistaken for a successful send.
 */
export async function madeBefore(ctx: TeamContext, key: string, fingerprint: string): Promise<string | undefined> {
  if (key === '') return undefined
  const [row] = await ctx.db
    .select({ id: imports.sendId, fingerprint: imports.fingerprint })
    .from(imports)
    .where(and(eq(imports.issuerId, ctx.actor.issuerId), eq(imports.key, key)))
  if (row && row.fingerprint !== fingerprint) throw new Problem('importKeyUsed')
  return row?.id
}

/** Whether the same list of the same template was sent less than a day ago. */
export async function isSentAlready(ctx: TeamContext, fingerprint: string): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - REPEATED_HOURS * 3_600_000)
  const rows = await ctx.db
    .select({ id: sends.id })
    .from(imports)
    .innerJoin(sends, eq(sends.id, imports.sendId))
    .where(
      and(
        eq(imports.issuerId, ctx.actor.issuerId),
        eq(imports.fingerprint, fingerprint),
        gt(imports.createdAt, since),
        inArray(sends.status, ['reading', 'sent']),
      ),
    )
    .limit(1)
  return rows.length > 0
}
