import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import { hook, seam } from '#platform/hook.ts'
import type { getTemplate } from './contract.ts'

type Sessions = Pick<Output<typeof getTemplate>, 'sessions' | 'sessionBuilders'>

/** A new version is published to which open claims switch; in its transaction. */
export const openClaimsMove = hook<{ templateId: string; version: number }>('open claims move to a new version', {
  isNeeded: true,
})
/**
 * A template's open claims end: it was deleted, or its delegations up to number `upTo` were withdrawn. Can run more than once.
 */
export const openClaimsEnd = hook<{ templateId: string; upTo?: number }>('open claims of a template end', {
  isNeeded: true,
})
/** A template got another delegation, or another quantity with a new version, and may have room for more badges. */
export const roomGrew = hook<{ templateId: string }>('a template may have more room')
/** The newest sessions of a template and its session builders. */
export const sessionsOfTemplate =
  seam<(ctx: TeamContext, templateId: string) => Promise<Sessions>>('the sessions of a template')

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
