import { and, eq } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { DID_CONFIGURATION_PATH, type DomainState, hostOf } from '../../rules.ts'
import { issuerVerifications } from '../../server/tables.ts'
import { originOf } from './look-for-domain.ts'

type Get = typeof contract.getDomain
type Row = typeof issuerVerifications.$inferSelect

/** What is known of the domain of the community's website. */
export async function getDomain(ctx: AdminContext): Promise<Output<Get>> {
  const issuer = await findIssuer(ctx, ctx.actor.issuerId)
  if (!issuer) throw new Problem('notFound')
  const host = hostOf(issuer.website)
  if (!host) return { state: 'none', host: '', url: '', checkedAt: '', verifiedAt: '', misses: 0 }
  const row = await domainRow(ctx, issuer.id, host)
  return {
    state: stateOf(row),
    host,
    url: originOf(host) + DID_CONFIGURATION_PATH,
    checkedAt: row?.checkedAt.toISOString() ?? '',
    verifiedAt: row?.verifiedAt.toISOString() ?? '',
    misses: row?.misses ?? 0,
  }
}

async function domainRow(ctx: AdminContext, issuerId: string, host: string): Promise<Row | undefined> {
  const [row] = await ctx.db
    .select()
    .from(issuerVerifications)
    .where(
      and(
        eq(issuerVerifications.issuerId, issuerId),
        eq(issuerVerifications.type, 'domain'),
        eq(issuerVerifications.value, host),
      ),
    )
  return row
}

function stateOf(row: Row | undefined): DomainState {
  if (!row) return 'open'
  if (row.endedAt) return 'ended'
  return row.misses > 0 ? 'missed' : 'verified'
}
