/** A button in a toast: "Undo". */
export type ToastAction = { label: string; onPress: () => void }
export type Toast = { id: number; kind: 'success' | 'error'; text: string; action?: ToastAction }

let said = 0
let shown: Toast | undefined
const listeners = new Set<() => void>()

/**
 * Shows a success in a dark toast, at the bottom centre for 3 s (8 s with an action). One sentence, no full stop needed.
 */
export function toastSuccess(text: string, action?: ToastAction): void {
  change({ id: ++said, kind: 'success', text, action })
}

/** Shows an error in a red toast, at the bottom centre for 3 s (longer while hovered or focused). */
export function toastError(text: string): void {
  change({ id: ++said, kind: 'error', text })
}

/** Removes a toast, unless another has replaced it. */
export function endToast(toast: Toast): void {
  if (shown === toast) change(undefined)
}

/** The current toast. */
export function shownToast(): Toast | undefined {
  return shown
}

/** Calls a listener at each change of the toast; returns a function that unsubscribes. */
export function watchToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(toast: Toast | undefined) {
  shown = toast
  for (const listener of listeners) listener()
}
