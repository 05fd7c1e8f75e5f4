import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Claim } from './queries.ts'
import { claims } from './tables.ts'

/** The person who gave the badge of a claim, as its credential names them; undefined where the community did. */
export function giverOf({ giverDid, giverName }: Pick<Claim, 'giverDid' | 'giverName'>) {
  return giverDid ? { did: giverDid, name: giverName } : undefined
}

/** As a part of a statement: whether a person gave the badge of a claim, and their data were erased since. */
export function isGiverGone(claimId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${claims}
    where ${claims.id} = ${claimId} and ${claims.giverDid} <> '' and ${claims.giverName} = '')`
}
