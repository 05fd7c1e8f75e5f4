import type { FastifyInstance } from 'fastify'
import { COMMON_PROBLEMS } from '#base/problem.ts'
import { drawFlat } from '#card/flat.ts'
import { GLYPH_OUTLINES } from '#card/outlines.ts'
import { bakePng } from '#credentials/bake-png.ts'
import { bakeSvg } from '#credentials/bake-svg.ts'
import { proofsOf } from '#credentials/read-credential.ts'
import { listKeys } from '#features/keys/server/list-keys.ts'
import { cardPng, embedPictures } from '#features/templates/server/card-png.ts'
import type { Context } from '#platform/context.ts'
import { describePublicBadge } from './describe-badge.ts'
import { type PageWorld, page } from './public-page.ts'
import { type BadgeDetails, findBadge } from './queries.ts'
import { signJwtAsIssuer } from './sign-jwt-as-issuer.ts'

type Form = { type: string; make: (ctx: Context, details: BadgeDetails) => Promise<string | Buffer> }

const FORMS: Record<'png' | 'svg' | 'jwt', Form> = {
  png: { type: 'image/png', make: bakedPng },
  svg: { type: 'image/svg+xml', make: bakedSvg },
  jwt: { type: 'application/vc+jwt', make: (ctx, { badge, issuer }) => signJwtAsIssuer(ctx, issuer, badge.credential) },
}
/** Should a browser show the drawing as a page, it runs nothing. */
const INERT = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"

/**
 * A badge to take away beside its JSON at `/credentials/{badgeId}`: `.png` and `.svg` are the card with the credential
 * baked in (Open Badges 3.0, 5.3), `.jwt` is the credential as VC-JWT.
 */
export function credentialDownloads(app: FastifyInstance, world: PageWorld): void {
  for (const [ending, { type, make }] of Object.entries(FORMS)) {
    page<{ badgeId: string }>(app, `/credentials/:badgeId.${ending}`, async ({ badgeId }, request, reply) => {
      const ctx = await world.contextOf(request, reply)
      const details = await findBadge(ctx, badgeId)
      const isGone = details && ending === 'jwt' && !(await canBeSigned(ctx, details))
      if (!details || isGone) return reply.code(404).send({ code: COMMON_PROBLEMS.notFound.code, message: 'notFound' })
      return reply
        .type(type)
        .header('content-security-policy', INERT)
        .header('content-disposition', `attachment; filename="${fileName(details.template.name)}.${ending}"`)
        .header('access-control-allow-origin', '*')
        .send(await make(ctx, details))
    })
  }
}

/**
 * A JWT is signed when it is asked for: a deleted community has no key any more, and what a key in wrong hands signed may
 * never have been the community's word.
 */
async function canBeSigned(ctx: Context, { badge, issuer }: BadgeDetails): Promise<boolean> {
  if (issuer.deletedAt) return false
  const listed = await listKeys(ctx, issuer.id, 'issuing')
  const ids = listed.map(({ publicKey }) => `${issuer.didWeb}#${publicKey}`)
  return proofsOf(badge.credential).proofs.some(({ verificationMethod }) => ids.includes(String(verificationMethod)))
}

async function bakedPng(ctx: Context, details: BadgeDetails): Promise<Buffer> {
  const picture = await cardPng(ctx, describePublicBadge(ctx, details).card)
  return Buffer.from(bakePng(picture, JSON.stringify(details.badge.credential)))
}

async function bakedSvg(ctx: Context, details: BadgeDetails): Promise<string> {
  const spec = await embedPictures(ctx, describePublicBadge(ctx, details).card)
  return bakeSvg(drawFlat(spec, 'front', { outlines: GLYPH_OUTLINES }), JSON.stringify(details.badge.credential))
}

/** A title as the name of a file that every system takes. */
function fileName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'badge'
}
