/**
 * One send of the demo: its recipients among `PEOPLE`, and its outcome. Uncollected badges expire after thirty days.
 */
export type DemoSend = {
  template: string
  daysAgo: number
  /** First person and how many. */
  people: [number, number]
  /** How many of twenty collect the badge. */
  takenOf20: number
  note?: string
  /** One of its badges is later revoked, or suspended, for this reason. */
  revoked?: string
  suspended?: string
  /** One of the recipients unsubscribes. */
  unsubscribes?: boolean
  /** The contributor who sends it; absent: the leader. */
  by?: string
}

/** Those of more than thirty days ago; `MONTH` has the others. */
export const SENDS: DemoSend[] = [
  { template: 'membership', daysAgo: 322, people: [0, 96], takenOf20: 19, note: 'Founding members' },
  { template: 'bikes', daysAgo: 310, people: [0, 18], takenOf20: 18, note: 'Autumn course' },
  { template: 'lead', daysAgo: 290, people: [0, 6], takenOf20: 20 },
  { template: 'sewing', daysAgo: 284, people: [10, 14], takenOf20: 17 },
  { template: 'thanks', daysAgo: 270, people: [3, 10], takenOf20: 16 },
  { template: 'membership', daysAgo: 248, people: [96, 64], takenOf20: 18 },
  {
    template: 'laser',
    daysAgo: 230,
    people: [20, 16],
    takenOf20: 17,
    suspended: 'New extractor: come to the talk first.',
  },
  { template: 'garden', daysAgo: 190, people: [40, 20], takenOf20: 16 },
  { template: 'membership', daysAgo: 160, people: [160, 50], takenOf20: 18, note: 'Rentrée' },
  { template: 'neighbour', daysAgo: 140, people: [0, 5], takenOf20: 20 },
  { template: 'bikes', daysAgo: 118, people: [60, 22], takenOf20: 16, revoked: 'Sent to the wrong person.' },
  { template: 'compost', daysAgo: 112, people: [44, 4], takenOf20: 20 },
  { template: 'repairNight', daysAgo: 95, people: [30, 44], takenOf20: 15 },
  { template: 'firstAid', daysAgo: 80, people: [0, 16], takenOf20: 17 },
  { template: 'membership', daysAgo: 58, people: [210, 32], takenOf20: 16 },
  { template: 'treasurer', daysAgo: 55, people: [2, 2], takenOf20: 20 },
  { template: 'bikes', daysAgo: 52, people: [150, 40], takenOf20: 8, note: 'October course' },
  { template: 'sewing', daysAgo: 48, people: [180, 34], takenOf20: 6 },
  { template: 'thanks', daysAgo: 45, people: [70, 9], takenOf20: 13 },
  { template: 'garden', daysAgo: 42, people: [60, 60], takenOf20: 5, note: 'Who kept a bed' },
  { template: 'firstAid', daysAgo: 38, people: [60, 48], takenOf20: 7 },
]

/** Tickets are sent with a name, a seat and a section. `MONTH` has those of the concert. */
export type DemoTickets = {
  template: string
  daysAgo: number
  people: [number, number]
  takenOf20: number
}

export const TICKETS: DemoTickets[] = [{ template: 'supper', daysAgo: 62, people: [0, 48], takenOf20: 18 }]

/** Doors of events: how many of twenty who collected their ticket come. */
export const DOORS = [
  { template: 'supper', insideOf20: 18 },
  { template: 'concert', insideOf20: 9 },
]

/** Open links: number of places, duration in days, and who took how many. */
export type DemoLink = {
  template: string
  daysAgo: number
  days: number
  didLimit: number
  people: [number, number]
  note: string
}

export const LINKS: DemoLink[] = [
  { template: 'garden', daysAgo: 170, days: 14, didLimit: 30, people: [150, 11], note: 'Seed swap, poster' },
  { template: 'open', daysAgo: 6, days: 32, didLimit: 50, people: [180, 12], note: 'Affiche à l’entrée' },
  { template: 'thanks', daysAgo: 5, days: 60, didLimit: -1, people: [20, 7], note: 'At the till' },
  // The way in on the public page.
  { template: 'membership', daysAgo: 4, days: 365, didLimit: -1, people: [0, 0], note: 'Public page' },
]

/** Members whose card was suspended, and members who left, by their place in `PEOPLE`. */
export const SUSPENDED_MEMBERS = { people: [9, 27, 44, 63, 81, 102, 118], reason: 'The yearly fee is still missing.' }
export const FORMER_MEMBERS = [21, 35, 59, 88, 140, 172]
