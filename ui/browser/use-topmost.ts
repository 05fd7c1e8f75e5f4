import { useEffect, useId, useSyncExternalStore } from 'react'

/** The dialogs that are open, the topmost last. */
let open: string[] = []
const listeners = new Set<() => void>()

/** Whether this dialog is the topmost open one: Escape closes only that one. */
export function useTopmost(opened: boolean): boolean {
  const id = useId()
  const topmost = useSyncExternalStore(listen, () => open.at(-1))
  useEffect(() => {
    if (!opened) return undefined
    change([...open, id])
    return () => change(open.filter((one) => one !== id))
  }, [opened, id])
  return topmost === id
}

function change(next: string[]): void {
  open = next
  for (const notify of listeners) notify()
}

function listen(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
