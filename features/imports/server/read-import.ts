import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import type { ImportRow } from '#features/sends/column-rules.ts'
import { sends } from '#features/sends/server/tables.ts'
import type { SystemContext } from '#platform/context.ts'
import { analyzeGrown } from '#platform/upkeep/analyze-grown.ts'
import { readImportFile } from './import-file.ts'
import { importRowsOf } from './import-rows-of.ts'
import { imports } from './tables.ts'
import { writeImportChunk } from './write-import-chunk.ts'

const ROWS_AT_ONCE = 1000
/** How long a chunk may block the embedded database, which has a single session, in milliseconds. */
const HOLD_MS = 50
const FIRST_EMBEDDED = 50
/** The embedded database learns its tables' sizes after this many rows of a list, and each time they double. */
const ANALYZED_FROM = 1000
/** How long the session is then left to other requests, in milliseconds. */
const REST_MS = 15
/** How long a reader runs when another list is waiting, and at most, in milliseconds: a longer job would be considered dead. */
const TURN_MS = 10_000
const TURN_MAX_MS = 120_000
/** A reader that wrote nothing for this long is considered dead. */
const SILENT_MS = 30_000

/**
 * Reads an import's file from the last written row, and writes its rows; after a while it is requeued. Safe to run
 * concurrently: the second of two readers finds nothing to do. A stopping process leaves the rest to another one.
 */
export async function readImport(ctx: SystemContext, sendId: string, turnMs = TURN_MS): Promise<void> {
  const [asked] = await ctx.db
    .select({
      readTo: imports.readTo,
      columns: imports.columns,
      fixedDomains: imports.fixedDomains,
      total: sends.total,
    })
    .from(imports)
    .innerJoin(sends, eq(sends.id, imports.sendId))
    .where(and(eq(imports.sendId, sendId), eq(sends.status, 'reading'), isNull(sends.pausedAt)))
  const file = asked && (await readImportFile(ctx, sendId))
  if (asked && !file) ctx.log.warn({ sendId }, 'the file of an import is not in the store')
  if (!file) return
  const isEmbedded = ctx.config.databaseUrl === undefined
  const started = Date.now()
  let turnEnds = started + turnMs
  let size = isEmbedded ? FIRST_EMBEDDED : ROWS_AT_ONCE
  let analyzed = ANALYZED_FROM
  let written = 0
  const { bytes, ...beside } = file
  for await (const batch of importRowsOf(bytes, { ...asked, ...beside })) {
    let rows: ImportRow[] = batch.filter(({ row }) => row > asked.readTo)
    while (rows.length > 0) {
      const chunk = rows.slice(0, size)
      rows = rows.slice(size)
      const before = process.threadCpuUsage()
      const isLast = chunk.at(-1)?.row === asked.total
      if (!(await writeImportChunk(ctx, sendId, chunk, isLast))) return
      if (ctx.stopping.aborted) return isLast ? undefined : ctx.jobs.send(ctx, 'read-import', { sendId })
      if (Date.now() >= turnEnds) {
        if (Date.now() - started > TURN_MAX_MS || (await doOthersWait(ctx, sendId)))
          return ctx.jobs.send(ctx, 'read-import', { sendId })
        turnEnds = Date.now() + turnMs
      }
      if (!isEmbedded) continue
      written += chunk.length
      if (written >= analyzed) {
        analyzed *= 2
        await analyzeGrown(ctx)
      }
      size = nextSize(size, cpuMsSince(before))
      await wait(REST_MS)
    }
  }
}

async function doOthersWait(ctx: SystemContext, sendId: string): Promise<boolean> {
  const others = and(eq(sends.status, 'reading'), isNull(sends.pausedAt), ne(sends.id, sendId))
  return (await ctx.db.$count(sends, others)) > 0
}

/** The embedded database runs in this thread. Wall time would shrink the chunks on a busy machine, and only add work. */
function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The number of rows that the embedded database writes in a little less than the allowed time. */
function nextSize(size: number, ms: number): number {
  return Math.max(
    FIRST_EMBEDDED,
    Math.min(ROWS_AT_ONCE, Math.floor((size * HOLD_MS * 0.7) / Math.max(1, ms)), size * 2),
  )
}

/** Resumes every import whose reader is dead; with `isAlone`, at a start, all of them are. */
export async function sweepImports(ctx: SystemContext, isAlone = false): Promise<void> {
  const before = new Date(ctx.now().getTime() - (isAlone ? 0 : SILENT_MS))
  const left = await ctx.db
    .select({ sendId: imports.sendId })
    .from(imports)
    .innerJoin(sends, eq(sends.id, imports.sendId))
    .where(and(eq(sends.status, 'reading'), isNull(sends.pausedAt), lt(imports.workedAt, before)))
  for (const { sendId } of left) await readImport(ctx, sendId)
}
