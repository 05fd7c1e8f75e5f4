import { Problem } from '#base/problem.ts'
import type { TeamContext } from '#platform/context.ts'
import { countMembers, countPosts, verificationsOf } from '../hooks.ts'
import { maskKey } from '../rules.ts'
import { openApiKey } from './api-keys/make-api-key.ts'
import { ownApiKey } from './api-keys/own-api-key.ts'
import { findAdmin } from './find-admin.ts'
import { findIssuer, type Issuer } from './find-issuer.ts'
import { issuerFace } from './issuer-face.ts'
import { promotedAt } from './promotion/promoted-at.ts'

/** The signed-in issuer's info, with the caller's names; inside a sub-community also the parent's. */
export async function getIssuer(ctx: TeamContext) {
  const issuer = await findIssuer(ctx, ctx.actor.issuerId)
  if (!issuer) throw new Problem('notFound')
  const { via } = ctx.actor
  // The key stays with the sub-community's own admins.
  const keyId = via ? undefined : await ownApiKey(ctx, issuer.isKms)
  const contact = await findAdmin(ctx, via ?? issuer.id, ctx.actor.email)
  const parent = via && (await issuerFace(ctx, via))
  return {
    did: issuer.did,
    name: issuer.name,
    description: issuer.description,
    profileImage: `/ipfs/${issuer.imageCid}`,
    bannerColor: issuer.bannerColor,
    tags: issuer.tags,
    membersCount: await countMembers.get()(ctx, issuer.id),
    channelMessageCount: await countPosts.get()(ctx, issuer.id),
    apiKey: keyId ? maskKey(await openApiKey(ctx, keyId)) : '',
    isKms: issuer.isKms,
    connexionEmail: ctx.actor.email,
    contactFirstName: contact?.firstName ?? '',
    contactLastName: contact?.lastName ?? '',
    mainAdmin: ctx.actor.mainAdmin,
    created: issuer.createdAt.toISOString(),
    isSubCommunity: issuer.parentId !== null,
    isDemo: issuer.isDemo,
    isPlatform: issuer.isPlatform,
    promotedAt: promotedAt(issuer),
    verifications: await verificationsOf.get()(ctx, issuer.id),
    timeZone: issuer.timeZone,
    isTimeZoneChosen: issuer.isTimeZoneChosen,
    adminProfile: parent && { name: parent.name, profileImage: parent.image, mainAdmin: contact?.mainAdmin ?? false },
    ...linksOf(issuer),
  }
}

function linksOf({ sector, website, twitter, discord, telegram, instagram, facebook, linkedin, youtube }: Issuer) {
  return { sector, website, twitter, discord, telegram, instagram, facebook, linkedin, youtube }
}
