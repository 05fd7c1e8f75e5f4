import type { RowKey } from '../sealing.ts'

/** A badge that this process has leased; `dueAt` is when it was due. */
export type DueRow = { id: string; holderId: string; dueAt: Date; leasedUntil: Date; host: string; key: RowKey }

/**
 * The badges that wait for their check in one run. Of a host, and of a wallet, one is checked at a time; the next one is of
 * the wallet that had the fewest turns. A host or wallet that took `budgetMs` has no more turns, so that it holds up nobody.
 */
export function openWaiting(budgetMs: number) {
  let waiting: DueRow[] = []
  const busy = new Set<string>()
  const spentMs = new Map<string, number>()
  const turns = new Map<string, number>()
  // Each gets a turn, whatever the budget is.
  const isSpent = (row: DueRow) => namesOf(row).some((name) => (spentMs.get(name) ?? -1) >= budgetMs)
  return {
    size: () => waiting.length,
    add(rows: DueRow[]) {
      waiting.push(...rows)
    },
    /** The next badge that may be checked now; it is to be given back with `done`. */
    take(): DueRow | undefined {
      const isFree = (row: DueRow) => !namesOf(row).some((name) => busy.has(name))
      const turnsOf = ({ holderId }: DueRow) => turns.get(holderId) ?? 0
      let next: DueRow | undefined
      for (const row of waiting) if (isFree(row) && (!next || turnsOf(row) < turnsOf(next))) next = row
      if (!next) return undefined
      waiting.splice(waiting.indexOf(next), 1)
      turns.set(next.holderId, turnsOf(next) + 1)
      for (const name of namesOf(next)) busy.add(name)
      return next
    },
    done(row: DueRow, tookMs: number) {
      for (const name of namesOf(row)) {
        busy.delete(name)
        spentMs.set(name, (spentMs.get(name) ?? 0) + tookMs)
      }
    },
    /** Takes out those that have no more turns in this run. */
    takeSpent(): DueRow[] {
      const spent = waiting.filter(isSpent)
      if (spent.length > 0) waiting = waiting.filter((row) => !isSpent(row))
      return spent
    },
  }
}

function namesOf({ host, holderId }: DueRow): string[] {
  return [`host ${host}`, `wallet ${holderId}`]
}
