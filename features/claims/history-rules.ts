/** What can be done with many rows of a history at once. */
export const CHANGE_KINDS = ['revoke', 'suspend', 'resume', 'extend', 'renew'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** States that claims are counted in; whether an open one is pending or expired depends on the time. */
export const COUNTED_STATES = ['owner', 'open', 'suspended', 'revoked'] as const
export type CountedState = (typeof COUNTED_STATES)[number]
