import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { belonging, peopleRenamed, type Renamed } from '../hooks.ts'
import { listedName } from '../rules.ts'
import { communityNames } from './tables.ts'

/** What became known of a person in a community: '' says nothing, and leaves what is known. */
export type Naming = { issuerId: string; holderId: string; given: string; listed: string; email: string }

type Written = { issuerId: string; holderId: string; isListed: boolean }

/**
 * Writes what people told communities, and what communities entered about them, in the caller's transaction. Returns the
 * members and former members for whom something changed, by community: the caller calls `announceNames` with them, after its
 * status lists.
 */
export async function writeNames(ctx: Context, namings: Naming[]): Promise<Renamed[]> {
  const rows = mergeNamings(namings)
  if (rows.length === 0) return []
  const isListed = belonging.get().isListed({ issuerId: sql`known.issuer_id`, holderId: sql`known.holder_id` })
  const written = await rowsOf<Written>(
    ctx.db,
    sql`insert into ${communityNames} as known (issuer_id, holder_id, given_name, listed_name, listed_email)
    select r."issuerId", r."holderId", r.given, r.listed, r.email
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("issuerId" text, "holderId" text, given text, listed text, email text)
    order by 1, 2
    on conflict (issuer_id, holder_id) do update set
      given_name = coalesce(nullif(excluded.given_name, ''), known.given_name),
      listed_name = coalesce(nullif(excluded.listed_name, ''), known.listed_name),
      listed_email = coalesce(nullif(excluded.listed_email, ''), known.listed_email)
    where (excluded.given_name <> '' and excluded.given_name <> known.given_name)
      or (excluded.listed_name <> '' and excluded.listed_name <> known.listed_name)
      or (excluded.listed_email <> '' and excluded.listed_email <> known.listed_email)
    returning issuer_id as "issuerId", holder_id as "holderId", ${isListed} as "isListed"`,
  )
  // Others have no row that could follow; who joins in this transaction reads the name then.
  const changed = written.filter(({ isListed }) => isListed)
  return [...Map.groupBy(changed, ({ issuerId }) => issuerId)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([issuerId, all]) => ({ issuerId, holderIds: all.map(({ holderId }) => holderId) }))
}

/** Tells higher features of names that `writeNames` changed, in the same transaction. */
export async function announceNames(ctx: Context, changed: Renamed[]): Promise<void> {
  for (const renamed of changed) await peopleRenamed.run(ctx, renamed)
}

/** One row for each person and community, since a statement cannot write one twice; what comes last counts. */
function mergeNamings(namings: Naming[]): Naming[] {
  const merged = new Map<string, Naming>()
  for (const naming of namings) {
    const { issuerId, holderId, given, email } = naming
    const listed = listedName(naming.listed)
    if (given === '' && listed === '' && email === '') continue
    const key = `${issuerId} ${holderId}`
    const known = merged.get(key)
    merged.set(key, {
      issuerId,
      holderId,
      given: given || (known?.given ?? ''),
      listed: listed || (known?.listed ?? ''),
      email: email || (known?.email ?? ''),
    })
  }
  return [...merged.values()]
}
