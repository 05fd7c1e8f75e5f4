/** Says in a dark toast, at the bottom centre for 3 s, that something was done. One sentence, no full stop needed. */
export function toastSuccess(text: string): void {
  show('success', text)
}

/** Says in a red toast, at the bottom centre for 3 s (longer while hovered or focused), what went wrong. */
export function toastError(text: string): void {
  show('error', text)
}

// Loaded when first needed: the sign-in page stays light.
function show(kind: 'success' | 'error', text: string) {
  import('./toast-host.tsx').then(({ showToast }) => showToast(kind, text)).catch(() => undefined)
}
