import { eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { didWebUrl } from '#credentials/did-web.ts'
import type { Context } from '#platform/context.ts'
import { issuers } from './tables.ts'

export type IssuerFace = {
  name: string
  /** Address of the picture, relative to either origin. */
  image: string
  did: string
  didWeb: string
  /** Host of the did:web, with its port when it has one. */
  host: string
  bannerColor: string
  isDeleted: boolean
  /** The community whose sub-community it is. */
  parentId: string | null
}

/** The public view of an issuer; a deleted one keeps it on its badges. Throws `notFound`. */
export async function issuerFace(ctx: Context, issuerId: string): Promise<IssuerFace> {
  const [issuer] = await ctx.db.select().from(issuers).where(eq(issuers.id, issuerId))
  if (!issuer) throw new Problem('notFound')
  const { name, did, didWeb, bannerColor, parentId } = issuer
  const host = new URL(didWebUrl(didWeb)).host
  const isDeleted = issuer.deletedAt !== null
  return { name, image: `/ipfs/${issuer.imageCid}`, did, didWeb, host, bannerColor, isDeleted, parentId }
}
