import type { CallInput } from '#base/endpoint.ts'
import type { createTemplate } from '#features/templates/contract.ts'

type Fields = Omit<CallInput<typeof createTemplate>, 'image' | 'imageAlt' | 'startDate' | 'endDate' | 'folderId'>

/** A template of the demo: the form's fields, a picture of the gallery ("sports/5"), and days before the demo is filled. */
export type DemoTemplate = Fields & {
  key: string
  madeDaysAgo: number
  picture: string
  /** For an event: its start, in the form of `eventStart`, and its duration in hours. */
  event?: { daysFromNow: number; at: string; hours: number }
  /** The contributor who creates it, and the key of the folder that it goes into; absent: the leader. */
  by?: { email: string; folder: string }
  /** Published again later, with other texts. */
  edited?: { daysAgo: number; description: string; criteria: string }
}
