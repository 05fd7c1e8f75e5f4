import type { WalletChange } from '../contract.ts'

/** What changed: '' as the id where anything of the kind may have. */
export type Change = { kind: WalletChange; subjectId: string }
type Listener = (changes: Change[]) => void

export type Changes = {
  /** Passes changes on at a random moment of `spreadMs`, and once the page is visible. */
  report: (changes: Change[], spreadMs: number) => void
  subscribe: (listener: Listener) => () => void
  /** Forgets what has not been passed on. */
  drop: () => void
}

/** Passes what a stream reports on to the screens, together and spread over time. */
export function createChanges(): Changes {
  const listeners = new Set<Listener>()
  const pending = new Map<string, Change>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Number.POSITIVE_INFINITY
  const flush = () => {
    timer = undefined
    dueAt = Number.POSITIVE_INFINITY
    // A page in the background reads once, when somebody looks at it.
    if (document.hidden) return document.addEventListener('visibilitychange', flush, { once: true })
    const all = [...pending.values()]
    pending.clear()
    if (all.length > 0) for (const listener of listeners) listener(all)
  }
  const drop = () => {
    clearTimeout(timer)
    timer = undefined
    dueAt = Number.POSITIVE_INFINITY
    pending.clear()
  }
  return {
    report: (changes, spreadMs) => {
      for (const change of changes) pending.set(`${change.kind}:${change.subjectId}`, change)
      const at = Date.now() + Math.random() * spreadMs
      // The wallet's own change does not wait for one of thousands.
      if (changes.length === 0 || at >= dueAt) return
      clearTimeout(timer)
      dueAt = at
      timer = setTimeout(flush, at - Date.now())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    drop,
  }
}
