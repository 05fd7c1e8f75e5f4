import type { Context } from '#platform/context.ts'
import { seam } from '#platform/hook.ts'
import type { Source } from './rules.ts'

/** The titles of what points were booked for, by cause, in the community's words; causes without one are left out. */
export type Titles = (ctx: Context, issuerId: string, causes: string[]) => Promise<Map<string, string>>

/** How the feature that books from a source names its causes on people's accounts. */
export const titlesOfCauses = {
  badges: seam<Titles>('the titles of badges that gave points'),
  challenges: seam<Titles>('the titles of challenges that gave points'),
  quests: seam<Titles>('the titles of quests that gave points'),
} satisfies Partial<Record<Source, unknown>>
