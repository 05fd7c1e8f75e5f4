/** States in which claims are counted; whether an open claim or link has expired depends on the time. */
export type CountedState = 'owner' | 'open' | 'link' | 'suspended' | 'revoked'

/** Rows filtered by more than their status are counted up to this number. */
export const COUNT_MAX = 10_000
/** The number of history rows by status; `pending` counts personal claims, `link` working open links. */
export type StatusCounts = Record<
  'all' | 'owner' | 'pending' | 'link' | 'expired' | 'suspended' | 'revoked' | 'bounced',
  number
>
export const NO_COUNTS: StatusCounts = {
  all: 0,
  owner: 0,
  pending: 0,
  link: 0,
  expired: 0,
  suspended: 0,
  revoked: 0,
  bounced: 0,
}

/** Whether there may be more rows than were counted. */
export function isCapped({ all }: StatusCounts): boolean {
  return all >= COUNT_MAX
}
