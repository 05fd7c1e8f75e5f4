import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { drawSlots, type Making, makingOf, makingSql } from '#features/badges/server/issuing/making.ts'
import { badges } from '#features/badges/server/tables.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holderAddresses } from '#features/holders/server/tables.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { withFields } from '#features/templates/life/server/template-at-version.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { delegations, templates, templateVersions } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { namedByChallenges } from '../hooks.ts'

/** What the badges of claims with one template, version and delegation are made from. */
export type Source = { template: TemplateRow; issuer: Issuer; isDelegated: boolean; making: Making }
export type Held = { claimId: string; holderId: string; id: string; credential: Record<string, unknown> }
type Found = { sources: Map<string, Source>; held: Held[]; addresses: { holderId: string; email: string }[] }

/** The key of a claim's source. */
export function sourceOf({ templateId, templateVersion, delegationN }: Claim): string {
  return `${templateId} ${templateVersion} ${delegationN}`
}

/**
 * Reads in one statement what locked claims need: their sources, the badges that known holders have of them, and the
 * confirmed addresses of these holders. `countOf` is how many may be issued. A claim of a deleted template or issuer has no source.
 */
export async function findSources(
  ctx: Context,
  { locked, holderIds, countOf }: { locked: Claim[]; holderIds: string[]; countOf: (claim: Claim) => number },
): Promise<Found> {
  const groups = Map.groupBy(locked, sourceOf)
  const asked = [...groups.values()].map((all, at) => {
    const count = all.reduce((sum, claim) => sum + countOf(claim), 0)
    return { claim_id: all[0]?.id, slots: drawSlots(count), is_first: at === 0 }
  })
  const rows = await selectSources(ctx, JSON.stringify(asked), { claimIds: locked.map(({ id }) => id), holderIds })
  const sources = new Map<string, Source>()
  for (const { claim, template, fields, issuer, isDelegated, keyId, listId, slots, isOfChallenges } of rows) {
    if (!template || !issuer) continue
    const found = keyId && listId ? { listId, keyId, slots } : await makingOf(ctx, issuer.id, 1)
    const making = { ...found, isOfChallenges }
    const published = fields ? withFields(template, fields) : template
    sources.set(sourceOf(claim), { template: published, issuer, isDelegated, making })
  }
  return {
    sources,
    held: rows.flatMap(({ held }) => held ?? []),
    addresses: rows.flatMap((row) => row.addresses ?? []),
  }
}

function selectSources(
  ctx: Context,
  asked: string,
  { claimIds, holderIds }: { claimIds: string[]; holderIds: string[] },
) {
  const issuerId = sql`${claims.issuerId}`
  // They concern all claims, so one row brings them.
  const inFirst = <T>(all: SQL) => sql<T[] | null>`case when asked.is_first then (${all}) end`
  const held = inFirst<Held>(sql`select json_agg(json_build_object('claimId', claim_id, 'holderId', holder_id, 'id', id,
    'credential', credential)) from ${badges} where ${isOneOf(badges.claimId, claimIds)}
    and ${isOneOf(badges.holderId, holderIds)}`)
  const addresses = inFirst<
    Found['addresses'][number]
  >(sql`select json_agg(json_build_object('holderId', holder_id, 'email', email))
    from ${holderAddresses} where ${isOneOf(holderAddresses.holderId, holderIds)}`)
  const isDelegated = sql<boolean>`exists (select from ${delegations} where ${and(
    eq(delegations.issuerId, claims.issuerId),
    eq(delegations.n, claims.delegationN),
    isNull(delegations.withdrawnAt),
    sql`${delegations.validUntil} > ${ctx.now().toISOString()}::timestamptz`,
  )})`
  // Not prepared: a plan made while there were few badges would read all of them for each slot.
  return ctx.db
    .select({
      claim: claims,
      template: templates,
      fields: templateVersions.fields,
      issuer: issuers,
      isDelegated,
      keyId: makingSql.keyId(issuerId),
      listId: sql<string | null>`list.id`,
      slots: makingSql.slots(sql`list.id`, sql`asked.slots`),
      isOfChallenges: namedByChallenges.get()({ issuerId, templateId: claims.templateId }),
      held,
      addresses,
    })
    .from(claims)
    .innerJoin(
      sql`json_to_recordset(${asked}::json) as asked(claim_id text, slots int[], is_first boolean)`,
      sql`asked.claim_id = ${claims.id}`,
    )
    .leftJoin(sql`lateral (select ${makingSql.listId(issuerId)} as id) as list`, sql`true`)
    .leftJoin(templates, and(eq(templates.id, claims.templateId), isNull(templates.deletedAt)))
    .leftJoin(issuers, and(eq(issuers.id, claims.issuerId), isNull(issuers.deletedAt)))
    .leftJoin(
      templateVersions,
      and(
        eq(templateVersions.templateId, claims.templateId),
        eq(templateVersions.version, claims.templateVersion),
        ne(templateVersions.version, templates.version),
      ),
    )
}
