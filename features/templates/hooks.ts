import type { Output } from '#base/endpoint.ts'
import type { TeamContext } from '#platform/context.ts'
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
