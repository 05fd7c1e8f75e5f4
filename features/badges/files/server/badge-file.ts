import { drawFlat } from '#card/flat.ts'
import { GLYPH_OUTLINES } from '#card/outlines.ts'
import { bakePng } from '#credentials/files/bake-png.ts'
import { bakeSvg } from '#credentials/files/bake-svg.ts'
import { proofsOf } from '#credentials/proofs/read-proofs.ts'
import { asObject } from '#credentials/read-credential.ts'
import { listKeys } from '#features/keys/server/list-keys.ts'
import { PROOF_MEDIA_TYPE } from '#features/proofs/rules.ts'
import { cardPng, embedPictures } from '#features/templates/server/card-png.ts'
import type { Context } from '#platform/context.ts'
import { FILE_ENDINGS, type HeldForm, type JwtAlgorithm } from '../../rules.ts'
import { describePublicBadge } from '../../server/describe-badge.ts'
import { signJwtAsIssuer } from '../../server/issuing/sign-jwt-as-issuer.ts'
import { isBindable, signSdJwtAsIssuer } from '../../server/issuing/sign-sd-jwt-as-issuer.ts'
import type { BadgeDetails } from '../../server/queries.ts'
import { makeProof } from './make-proof.ts'

type Asked = { form: HeldForm; alg: JwtAlgorithm }
type Form = { type: string; make: (ctx: Context, details: BadgeDetails, alg: JwtAlgorithm) => Promise<string | Buffer> }

const FORMS: Record<HeldForm, Form> = {
  png: { type: 'image/png', make: bakedPng },
  svg: { type: 'image/svg+xml', make: bakedSvg },
  jwt: { type: 'application/vc+jwt', make: signedJwt },
  'sd-jwt': { type: 'application/dc+sd-jwt', make: signedSdJwt },
  proof: {
    type: PROOF_MEDIA_TYPE,
    make: async (ctx, details) => JSON.stringify(await makeProof(ctx, details), null, 2),
  },
}

/**
 * A badge as a file to download: `png` and `svg` are the card with the credential baked in (Open Badges 3.0, 5.3), `jwt`
 * is the credential as VC-JWT, signed as asked, `sd-jwt` as SD-JWT VC, `proof` a proof file. Undefined for a JWT or an SD-JWT
 * VC that can no longer be signed, or has no key to be bound to.
 * Throws `notFound` for a proof before the log's first checkpoint.
 */
export async function badgeFile(ctx: Context, details: BadgeDetails, { form, alg }: Asked) {
  if (form === 'sd-jwt' && !isBindable(subjectOf(details))) return undefined
  if ((form === 'jwt' || form === 'sd-jwt') && !(await canBeSigned(ctx, details))) return undefined
  const { type, make } = FORMS[form]
  const name = `${fileName(details.template.name)}.${FILE_ENDINGS[form]}`
  return { name, type, content: await make(ctx, details, alg) }
}

/**
 * JWTs are signed on request. A deleted issuer has no key left, and a credential signed by a compromised key may never
 * have been approved by its issuer.
 */
export async function canBeSigned(
  ctx: Context,
  { badge, issuer }: Pick<BadgeDetails, 'badge' | 'issuer'>,
): Promise<boolean> {
  if (issuer.deletedAt) return false
  const listed = await listKeys(ctx, issuer.id, 'issuing')
  const ids = listed.map(({ publicKey }) => `${issuer.didWeb}#${publicKey}`)
  return proofsOf(badge.credential).proofs.some(({ verificationMethod }) => ids.includes(String(verificationMethod)))
}

function signedJwt(ctx: Context, { badge, issuer }: BadgeDetails, alg: JwtAlgorithm): Promise<string> {
  return signJwtAsIssuer(ctx, issuer, { credential: badge.credential, alg })
}

function signedSdJwt(ctx: Context, { badge, issuer }: BadgeDetails): Promise<string> {
  return signSdJwtAsIssuer(ctx, issuer, badge.credential)
}

function subjectOf({ badge }: BadgeDetails): string {
  return String(asObject(badge.credential.credentialSubject)?.id)
}

async function bakedPng(ctx: Context, details: BadgeDetails): Promise<Buffer> {
  const picture = await cardPng(ctx, describePublicBadge(ctx, details).card)
  return Buffer.from(bakePng(picture, JSON.stringify(details.badge.credential)))
}

async function bakedSvg(ctx: Context, details: BadgeDetails): Promise<string> {
  const spec = await embedPictures(ctx, describePublicBadge(ctx, details).card)
  return bakeSvg(drawFlat(spec, 'front', { outlines: GLYPH_OUTLINES }), JSON.stringify(details.badge.credential))
}

/** A title as a file name that is valid on every system. */
function fileName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'badge'
}
