type Facts = {
  /** The open wallet's key: its own, or one kept by the server; undefined when no wallet is open. */
  open: 'own' | 'email' | undefined
  /** Whether the wallet's own key is unlocked. */
  hasKey: boolean
  /** Whether the link was sent to an e-mail address. */
  isMailed: boolean
}

/**
 * What the Keep button does: it keeps the badge in the open wallet, unlocks that wallet's own key first, keeps it in the
 * wallet of the recipient's address, or asks where to.
 */
export function wayToKeep({ open, hasKey, isMailed }: Facts): 'wallet' | 'unlock' | 'mail' | 'choose' {
  if (open === 'own' && !hasKey) return 'unlock'
  if (open) return 'wallet'
  return isMailed ? 'mail' : 'choose'
}
