import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { seam } from '#platform/hook.ts'

export type SentCounts = {
  distributed: number
  collected: number
  waiting: number
  /** Claims and links that can still give a badge. */
  open: number
  /** Places of the quantity in use: given or promised. */
  promised: number
}

/** What was made of templates: their claims and badges. */
export const uses = seam<{
  /** The counts of each of some templates. */
  countSent: (ctx: Context, templateIds: string[]) => Promise<(templateId: string) => SentCounts>
  /** How many badges were made from each version of a template. */
  countMade: (ctx: Context, templateId: string) => Promise<Map<number, number>>
  /** When a template was last sent, as a part of a statement. */
  lastSent: (templateId: SQLWrapper) => SQL
}>('what was made of templates')
