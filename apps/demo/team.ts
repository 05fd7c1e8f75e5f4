import type { Right } from '#features/team/rules.ts'

/** An admin beside the leader. Days count back from the end of the demo. */
export type DemoAdmin = {
  email: string
  firstName: string
  lastName: string
  invitedDaysAgo: number
  /** Absent: the invitation is pending. */
  acceptedDaysAgo?: number
  lastSeenDaysAgo?: number
}

/** The second of the leader's admins never opened the invitation, which has expired. */
export const ADMINS: DemoAdmin[] = [
  {
    email: 'helene.aubry@example.org',
    firstName: 'Hélène',
    lastName: 'Aubry',
    invitedDaysAgo: 315,
    acceptedDaysAgo: 314,
    lastSeenDaysAgo: 3,
  },
  { email: 'tomas.ribeiro@example.org', firstName: 'Tomás', lastName: 'Ribeiro', invitedDaysAgo: 16 },
]

/** A folder: templates by key, each put in as soon as it exists. */
export type DemoFolder = {
  key: string
  name: string
  madeDaysAgo: number
  templates: string[]
  hidesAddresses?: boolean
  mailsADay?: number
}

export const FOLDERS: DemoFolder[] = [
  { key: 'workshops', name: 'Workshops', madeDaysAgo: 220, templates: ['bikes', 'laser', 'firstAid'] },
  {
    key: 'garden',
    name: 'Jardin et couture',
    madeDaysAgo: 185,
    templates: ['garden', 'compost', 'sewing'],
    hidesAddresses: true,
  },
  {
    key: 'evenings',
    name: 'Evenings and suppers',
    madeDaysAgo: 105,
    templates: ['repairNight', 'supper', 'supperGuest', 'concert', 'open'],
    mailsADay: 150,
  },
]

/** A right in a folder; `untilDays`: its last day, in days from the end of the demo, past or to come. */
type DemoRight = { folder: string; rights: Right; untilDays?: number }

/** A contributor: invited to folders, with a right in each. */
export type DemoPerson = {
  email: string
  invitedDaysAgo: number
  given: [DemoRight, ...DemoRight[]]
  /** Neither: the invitation is pending. */
  acceptedDaysAgo?: number
  declinedDaysAgo?: number
  lastSeenDaysAgo?: number
}

/** Creates templates and sends badges of the workshops. */
export const AWA = 'awa.traore@example.org'

/** Contributors in every state: active, seen weeks ago, ending soon, ended, pending, and declined. */
export const CONTRIBUTORS: DemoPerson[] = [
  {
    email: AWA,
    invitedDaysAgo: 104,
    acceptedDaysAgo: 103,
    lastSeenDaysAgo: 0.06,
    given: [
      { folder: 'workshops', rights: 'create' },
      { folder: 'evenings', rights: 'distribute' },
    ],
  },
  {
    email: 'baptiste.lemaire@example.org',
    invitedDaysAgo: 180,
    acceptedDaysAgo: 178,
    lastSeenDaysAgo: 24,
    given: [{ folder: 'garden', rights: 'edit' }],
  },
  {
    email: 'priya.nair@example.org',
    invitedDaysAgo: 36,
    acceptedDaysAgo: 35,
    lastSeenDaysAgo: 2,
    given: [{ folder: 'evenings', rights: 'distribute', untilDays: 6 }],
  },
  {
    email: 'mateo.quintana@example.org',
    invitedDaysAgo: 150,
    acceptedDaysAgo: 149,
    lastSeenDaysAgo: 41,
    given: [{ folder: 'workshops', rights: 'edit', untilDays: -40 }],
  },
  {
    email: 'ingrid.solberg@example.org',
    invitedDaysAgo: 1,
    given: [{ folder: 'garden', rights: 'distribute' }],
  },
  {
    email: 'gaspard.olive@example.org',
    invitedDaysAgo: 8,
    declinedDaysAgo: 2.5,
    given: [{ folder: 'evenings', rights: 'edit' }],
  },
]
