import { AWA } from '../team.ts'

/** A send of the last thirty days, the last of which, 29, is that of the start. */
export type MonthSend = {
  template: string
  day: number
  /** Its recipients: those from the first place in `PEOPLE` on, closed mailboxes only where `hasGone`. */
  first: number
  count: number
  hasGone?: boolean
  collected: number
  /** How many open the page without collecting. */
  opened: number
  /** How many of the badges get a public page. */
  shared: number
  note?: string
  by?: string
  unsubscribes?: boolean
}

/** With gifts, rewards and conversations some 309 sent, 4 back, 269 opened, 234 collected, 34 shared. */
export const MONTH: MonthSend[] = [
  { template: 'thanks', day: 0, first: 172, count: 9, collected: 8, opened: 1, shared: 1 },
  { template: 'firstAid', day: 2, first: 16, count: 12, collected: 9, opened: 2, shared: 4 },
  {
    template: 'laser',
    day: 3,
    first: 86,
    count: 13,
    collected: 9,
    opened: 2,
    shared: 3,
    note: 'With the new extractor',
  },
  { template: 'membership', day: 5, first: 242, count: 24, hasGone: true, collected: 18, opened: 3, shared: 2 },
  { template: 'thanks', day: 7, first: 181, count: 5, collected: 4, opened: 1, shared: 1 },
  { template: 'bikes', day: 8, first: 120, count: 16, hasGone: true, collected: 12, opened: 2, shared: 5 },
  { template: 'membership', day: 8, first: 266, count: 22, collected: 16, opened: 3, shared: 2 },
  { template: 'concert', day: 10, first: 0, count: 12, collected: 10, opened: 1, shared: 0 },
  { template: 'sewing', day: 12, first: 120, count: 11, hasGone: true, collected: 5, opened: 3, shared: 2 },
  { template: 'thanks', day: 14, first: 186, count: 10, collected: 9, opened: 1, shared: 1 },
  { template: 'membership', day: 14, first: 288, count: 14, hasGone: true, collected: 10, opened: 2, shared: 1 },
  { template: 'concert', day: 15, first: 12, count: 16, collected: 14, opened: 1, shared: 1 },
  { template: 'thanks', day: 20, first: 196, count: 4, collected: 4, opened: 0, shared: 1 },
  { template: 'concert', day: 21, first: 28, count: 26, collected: 24, opened: 1, shared: 1 },
  {
    template: 'bikes',
    day: 23,
    first: 136,
    count: 15,
    collected: 9,
    opened: 3,
    shared: 4,
    note: 'November course',
    by: AWA,
  },
  { template: 'firstAid', day: 25, first: 28, count: 16, collected: 9, opened: 2, shared: 3 },
  { template: 'membership', day: 26, first: 302, count: 26, collected: 14, opened: 5, shared: 1, unsubscribes: true },
  { template: 'concert', day: 27, first: 55, count: 30, collected: 28, opened: 0, shared: 0 },
  { template: 'thanks', day: 28, first: 200, count: 6, collected: 6, opened: 0, shared: 1 },
  { template: 'thanks', day: 29, first: 0, count: 4, collected: 0, opened: 2, shared: 0 },
]

/** Badges collected on each day. */
export const COLLECTED = [
  5, 3, 9, 4, 3, 6, 7, 6, 17, 9, 5, 4, 7, 3, 11, 13, 6, 2, 5, 6, 4, 16, 7, 5, 3, 6, 10, 19, 22, 11,
]
/** The days of those among them that no send gave: gifts, rewards of the quest, and badges in conversations. */
export const GIVEN = [6, 10, 11, 11, 13, 13, 15, 15, 17, 17, 19, 21, 21, 23, 24, 25]

/** Checks of the templates' badges, on verification pages or at verifiers. */
export const CHECKED: Record<string, number> = {
  membership: 11,
  concert: 32,
  thanks: 2,
  bikes: 17,
  firstAid: 12,
  laser: 21,
  sewing: 3,
  repairer: 2,
}
