export type Toast = { id: number; kind: 'success' | 'error'; text: string }

let said = 0
let shown: Toast | undefined
const listeners = new Set<() => void>()

/** Says in a dark toast, at the bottom centre for 3 s, that something was done. One sentence, no full stop needed. */
export function toastSuccess(text: string): void {
  change({ id: ++said, kind: 'success', text })
}

/** Says in a red toast, at the bottom centre for 3 s (longer while hovered or focused), what went wrong. */
export function toastError(text: string): void {
  change({ id: ++said, kind: 'error', text })
}

/** Takes a toast off the page, unless another has taken its place. */
export function endToast(toast: Toast): void {
  if (shown === toast) change(undefined)
}

/** The toast that is to be seen. */
export function shownToast(): Toast | undefined {
  return shown
}

/** Tells each change of the toast; answers what ends the telling. */
export function watchToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(toast: Toast | undefined) {
  shown = toast
  for (const listener of listeners) listener()
}
