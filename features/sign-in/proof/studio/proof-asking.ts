type Asking = { answer: Promise<boolean>; end: (isProven: boolean) => void }

let asking: Asking | undefined
const listeners = new Set<() => void>()

/**
 * Asks the person for a fresh proof in the dialog of `ProofHost`; returns whether they gave it. Simultaneous calls
 * share one dialog. False when no page shows the dialog.
 */
export function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  if (!asking) {
    let end: Asking['end'] = () => undefined
    const answer = new Promise<boolean>((resolve) => {
      end = resolve
    })
    change({ answer, end })
    return answer
  }
  return asking.answer
}

/** Whether a call is waiting for a proof. */
export function isProofAsked(): boolean {
  return asking !== undefined
}

/** Ends the request for a proof: proven, or closed. */
export function endProof(isProven: boolean): void {
  asking?.end(isProven)
  change(undefined)
}

/** Subscribes to changes of `isProofAsked`; returns the unsubscribe function. */
export function watchProof(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // The page with the dialog is gone: nobody can answer.
    if (listeners.size === 0) endProof(false)
  }
}

function change(next: Asking | undefined): void {
  asking = next
  for (const listener of listeners) listener()
}
