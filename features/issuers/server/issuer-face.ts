import { Problem } from '#base/problem.ts'
import { didWebUrl } from '#credentials/dids/did-web.ts'
import type { Context } from '#platform/context.ts'
import type { Issuer } from './find-issuer.ts'
import { findKeptIssuer } from './find-kept-issuer.ts'

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
  /** The issuer that it is inside of; null without one. */
  parentId: string | null
}

/** The public view of an issuer; a deleted one keeps it on its badges. Throws `notFound`. */
export async function issuerFace(ctx: Context, issuerId: string): Promise<IssuerFace> {
  const issuer = await findKeptIssuer(ctx, issuerId)
  if (!issuer) throw new Problem('notFound')
  return faceOf(issuer)
}

/** The public view of an issuer that was read. */
export function faceOf(issuer: Issuer): IssuerFace {
  const { name, did, didWeb, bannerColor, parentId } = issuer
  const host = new URL(didWebUrl(didWeb)).host
  const isDeleted = issuer.deletedAt !== null
  return { name, image: `/ipfs/${issuer.imageCid}`, did, didWeb, host, bannerColor, isDeleted, parentId }
}
