import type { Claim } from './queries.ts'

/** The person who gave the badge of a claim, as its credential names them; undefined where the community did. */
export function giverOf({ giverDid, giverName }: Pick<Claim, 'giverDid' | 'giverName'>) {
  return giverDid ? { did: giverDid, name: giverName } : undefined
}
