import type { Kind } from '#features/webhooks/rules.ts'

/** An endpoint of the demo with its log; hours count back from the demo's end. */
export type DemoWebhook = {
  url: string
  kinds: Kind[]
  madeDaysAgo: number
  /** How many messages it received, spread evenly between two times. */
  delivered: { count: number; fromHoursAgo: number; toHoursAgo: number }[]
  /** When the messages arrived that its server refuses until now, oldest first, and how it responds. */
  refused?: { hoursAgo: number[]; status: number; response: string }
}

export const WEBHOOKS: DemoWebhook[] = [
  {
    url: 'https://hooks.example.org/blazon',
    kinds: ['claim.taken', 'claim.bounced', 'send.finished', 'badge.issued', 'quest.done'],
    madeDaysAgo: 210,
    delivered: [
      { count: 30, fromHoursAgo: 300, toHoursAgo: 25 },
      { count: 84, fromHoursAgo: 23.5, toHoursAgo: 0.05 },
    ],
  },
  {
    url: 'https://shop.example.org/api/badges',
    kinds: ['member.joined'],
    madeDaysAgo: 96,
    delivered: [
      { count: 4, fromHoursAgo: 200, toHoursAgo: 26 },
      { count: 12, fromHoursAgo: 23, toHoursAgo: 4 },
    ],
    refused: { hoursAgo: [3.4, 3.1, 2.7], status: 500, response: 'stock table is locked' },
  },
]
