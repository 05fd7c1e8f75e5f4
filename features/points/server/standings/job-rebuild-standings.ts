import type { SystemContext } from '#platform/context.ts'
import { rebuildStandings } from './rebuild-standings.ts'

/** Writes the standings of a community again, whose time zone changed: its seasons begin at other instants. Idempotent. */
export function jobRebuildStandings(ctx: SystemContext, { issuerId = '' }: Record<string, string>): Promise<void> {
  return rebuildStandings(ctx, issuerId)
}
