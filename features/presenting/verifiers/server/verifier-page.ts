import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { pictureUrl } from '#features/templates/server/card-of.ts'
import { findTemplate, type TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { askPresentation } from '../../server/ask-presentation.ts'
import { discardShown } from '../../server/close-presentation.ts'
import { followProgress } from '../../server/follow-progress.ts'
import { findPresentation, findVerifier, type PresentationRow } from '../../server/queries.ts'
import { readVerifierToken } from './verifier-token.ts'

/** Returns what a verifier link asks for, and for whom. */
export async function getVerifier(ctx: Context, { token }: Input<typeof contract.getVerifier>) {
  const { verifier, templates } = await verifierOfToken(ctx, token)
  const issuer = await findIssuer(ctx, verifier.issuerId)
  if (!issuer) throw new Problem('verifierEnded')
  const { name, imageCid, bannerColor } = issuer
  return {
    issuer: { name, image: pictureUrl(imageCid), bannerColor },
    templates: templates.map((template) => ({ title: template.name, category: template.category })),
    name: verifier.name,
    expiresAt: verifier.expiresAt.toISOString(),
  }
}

/** Asks for a badge by a verifier link. */
export async function askByVerifier(ctx: Context, { token }: Input<typeof contract.askByVerifier>) {
  const { verifier, templates } = await verifierOfToken(ctx, token)
  return askPresentation(ctx, { templates, verifierId: verifier.id })
}

/** Yields the progress of a request of a verifier link, until the link ends. */
export async function* followByVerifier(
  ctx: Context,
  { token, presentation }: Input<typeof contract.followByVerifier>,
  signal: AbortSignal,
) {
  const { verifier } = await verifierOfToken(ctx, token)
  const { id } = await presentationOf(ctx, verifier.id, presentation)
  const isAllowed = async () => (await findVerifier(ctx, readVerifierToken(ctx.config, token) ?? '')) !== undefined
  yield* followProgress(ctx, id, { isAllowed, signal })
}

/** Closes a request of a verifier link, also after the link's end: what was shown must not outlast the page. */
export async function closeByVerifier(ctx: Context, { token, presentation }: Input<typeof contract.closeByVerifier>) {
  const id = readVerifierToken(ctx.config, token)
  if (!id) throw new Problem('verifierEnded')
  await discardShown(ctx, await presentationOf(ctx, id, presentation))
  return {}
}

async function presentationOf(ctx: Context, verifierId: string, presentation: string): Promise<PresentationRow> {
  const row = await findPresentation(ctx, presentation)
  if (row?.verifierId !== verifierId) throw new Problem('notFound')
  return row
}

/** Throws `verifierEnded` for a link that is invalid or has ended, or whose templates were all removed. */
async function verifierOfToken(ctx: Context, token: string) {
  const verifier = await findVerifier(ctx, readVerifierToken(ctx.config, token) ?? '')
  const found = await Promise.all((verifier?.templateIds ?? []).map((id) => findTemplate(ctx, id)))
  const [first, ...rest] = found.filter((template) => template !== undefined)
  if (!verifier || !first) throw new Problem('verifierEnded')
  return { verifier, templates: [first, ...rest] as [TemplateRow, ...TemplateRow[]] }
}
