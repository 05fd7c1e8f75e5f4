import { type BadgeInput, buildBadge } from '#credentials/badges/build-badge.ts'
import { newSalt } from '#credentials/badges/email-hash.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { bakePng } from '#credentials/files/bake-png.ts'
import { didOfMultikey } from '#credentials/keys/badge-key.ts'
import { generateIssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { getHolder } from '#features/holders/server/get-holder.ts'
import { keepBadge } from '#features/kept-badges/server/keep-badge.ts'
import { asMember } from './as-member.ts'
import { FOREIGN_BADGES, type ForeignBadge, HOSTED_BADGE, publishForDemo } from './foreign-badges.ts'
import { galleryPicture } from './gallery-picture.ts'
import { PEOPLE } from './people.ts'
import type { Stage } from './stage.ts'

const HOSTED_DAYS_AGO = 11

/** Puts badges of other issuers into the wallet of the first member, whose key or address each of them names. */
export function keepBadges(stage: Stage): void {
  for (const badge of FOREIGN_BADGES) stage.play(badge.keptDaysAgo, (stage) => keep(stage, badge))
  stage.play(HOSTED_DAYS_AGO, keepHosted)
}

async function keep(stage: Stage, badge: ForeignBadge): Promise<void> {
  const [person] = PEOPLE
  if (!person) throw new Error('The demo has people')
  await asMember(stage, person, async (ctx) => {
    const { badgeDid } = await getHolder(ctx)
    const signed = await signElsewhere(ctx.now(), badge, { did: badgeDid, email: person.email })
    const picture = await galleryPicture(badge.picture)
    const baked = bakePng(new Uint8Array(await picture.arrayBuffer()), JSON.stringify(signed))
    await keepBadge(ctx, { file: new File([baked as BlobPart], 'badge.png'), anyway: false })
  })
}

async function keepHosted(stage: Stage): Promise<void> {
  const [person] = PEOPLE
  if (!person) throw new Error('The demo has people')
  // Nobody has proven the address of a made-up person yet.
  await asMember(stage, person, async (given) => {
    const ctx = { ...given, safeFetch: publishForDemo(given.safeFetch) }
    await keepBadge(ctx, { file: new File([JSON.stringify(HOSTED_BADGE)], 'badge.json'), anyway: true })
  })
}

/** Signs a badge like an issuer without a website: its identifier is its key (did:key), and it has no status list. */
async function signElsewhere(now: Date, badge: ForeignBadge, to: { did: string; email: string }) {
  const made = generateIssuingKey()
  const did = didOfMultikey(made.publicKeyMultibase)
  const input: BadgeInput = {
    id: `urn:uuid:${crypto.randomUUID()}`,
    category: 'Basic',
    issuer: { did, name: badge.issuer },
    achievement: {
      id: `urn:uuid:${crypto.randomUUID()}`,
      name: badge.title,
      description: badge.description,
      criteria: badge.criteria,
      image: { url: `${badge.website}.png` },
      language: 'fr',
    },
    holder: { did: to.did, email: { address: to.email, salt: newSalt() } },
    validFrom: new Date(now.getTime() - badge.issuedDaysBefore * 86_400_000),
    status: { listUrl: badge.website, slot: 0 },
  }
  const { credentialStatus: _, ...credential } = buildBadge(input)
  return signCredential(credential, { key: openIssuingKey(did, made.secretKey), loader: bundledLoader(), now })
}
