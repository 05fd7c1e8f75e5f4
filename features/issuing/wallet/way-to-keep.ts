type Facts = {
  /** The open wallet's key: its own, or one that the server keeps; undefined where no wallet is open. */
  open: 'own' | 'email' | undefined
  /** Whether the wallet's own key is unlocked. */
  hasKey: boolean
  /** Whether the link was mailed to an address. */
  isMailed: boolean
}

/**
 * What a press on Keep does: it keeps the badge in the open wallet, unlocks that wallet's own key first, keeps it in the wallet
 * of the mailed address, or asks where to.
 */
export function wayToKeep({ open, hasKey, isMailed }: Facts): 'wallet' | 'unlock' | 'mail' | 'choose' {
  if (open === 'own' && !hasKey) return 'unlock'
  if (open) return 'wallet'
  return isMailed ? 'mail' : 'choose'
}
