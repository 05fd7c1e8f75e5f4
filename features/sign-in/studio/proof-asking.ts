type Asking = { answer: Promise<boolean>; end: (isProven: boolean) => void }

let asking: Asking | undefined
const listeners = new Set<() => void>()

/**
 * Asks the person to prove that they are there, in the dialog of `ProofHost`; answers whether they did. Calls that need it at
 * the same time share one dialog. False where no page shows it.
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

/** Whether somebody waits for a proof. */
export function isProofAsked(): boolean {
  return asking !== undefined
}

/** Ends the asking: proven, or closed. */
export function endProof(isProven: boolean): void {
  asking?.end(isProven)
  change(undefined)
}

/** Tells each change of `isProofAsked`; answers what ends the telling. */
export function watchProof(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // The page that showed the dialog is gone, and with it who would answer.
    if (listeners.size === 0) endProof(false)
  }
}

function change(next: Asking | undefined): void {
  asking = next
  for (const listener of listeners) listener()
}
