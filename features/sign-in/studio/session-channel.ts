let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel('session')
  return channel
}

/** Signals the other tabs of this browser that the tokens have changed; they read them again. */
export function notifyOtherTabs(): void {
  open()?.postMessage('changed')
}

/** Runs `look` when another tab has changed the tokens; returns the unsubscribe function. */
export function onOtherTab(look: () => void): () => void {
  const opened = open()
  opened?.addEventListener('message', look)
  return () => opened?.removeEventListener('message', look)
}
