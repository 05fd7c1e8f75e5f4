import type { SystemContext } from '#platform/context.ts'
import { leaseDue, putBack } from './lease-due.ts'
import { openPoliteFetch } from './polite-fetch.ts'
import { AT_ONCE, recheckOne } from './recheck-one.ts'
import { type DueRow, openWaiting } from './waiting-rows.ts'

/** Rows that a run holds while their host or wallet is busy. */
const HELD_MAX = 1000
/** What the checks of one host, and those of one wallet, may take of a run; the rest waits for the next hour. */
const BUDGET_MS = 5 * 60_000
/** How long an answer of another host stands for all badges that name it. */
const REMEMBERED_MS = 10 * 60_000

/**
 * Checks the kept badges that are due, each once a week, until none is left: some at once, but one at a time of a host, and
 * of a wallet, so that slow ones hold up nobody. Idempotent, also when run concurrently.
 */
export async function recheckKept(ctx: SystemContext, { budgetMs = BUDGET_MS } = {}): Promise<void> {
  const waiting = openWaiting(budgetMs)
  const running = new Set<Promise<void>>()
  const asking = openAsking(ctx)
  const start = (row: DueRow) => {
    const began = performance.now()
    const check = recheckOrLog(asking(), row).finally(() => {
      waiting.done(row, performance.now() - began)
      running.delete(check)
    })
    running.add(check)
  }
  let isMore = true
  while (!ctx.stopping.aborted) {
    const spent = waiting.takeSpent()
    if (spent.length > 0) await putBack(ctx, spent)
    const row = running.size < AT_ONCE ? waiting.take() : undefined
    if (row) {
      start(row)
    } else if (isMore && running.size < AT_ONCE && waiting.size() < HELD_MAX) {
      const leased = await leaseDue(ctx)
      isMore = leased.length > 0
      waiting.add(leased)
    } else if (running.size > 0) {
      await Promise.race(running)
    } else {
      return
    }
  }
  await Promise.all(running)
}

/** A context whose polite fetch is opened again once its answers are old. */
function openAsking(ctx: SystemContext): () => SystemContext {
  const open = () => ({ openedAt: performance.now(), ctx: { ...ctx, safeFetch: openPoliteFetch(ctx) } })
  let polite = open()
  return () => {
    if (performance.now() - polite.openedAt > REMEMBERED_MS) polite = open()
    return polite.ctx
  }
}

function recheckOrLog(ctx: SystemContext, row: DueRow): Promise<void> {
  return recheckOne(ctx, row).catch((error: unknown) => {
    ctx.log.error({ err: error, kept: row.id }, 'a kept badge was not checked again')
  })
}
