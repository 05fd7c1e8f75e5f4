import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { badgeTypeUrl, templateTypeUrl } from '#features/badges/server/addresses.ts'
import { findKeptIssuer } from '#features/issuers/server/find-kept-issuer.ts'
import { isPublished } from '#features/templates/rules.ts'
import { findKeptTemplate } from '#features/templates/server/find-kept-template.ts'
import type { Context } from '#platform/context.ts'
import { integrityOf } from '#platform/storage/blobs.ts'
import type { templateType as contract } from '../contract.ts'
import { claimsOfType } from './described-claims.ts'
import { displayOfTemplate } from './display.ts'

/**
 * The type metadata of a template's badges as SD-JWT VC (SD-JWT VC, section 4), which extends that of every badge: what it
 * is called and how it looks now. A deleted template keeps it, because its badges still name it. Throws `notFound`.
 */
export async function templateType(ctx: Context, { templateId }: Input<typeof contract>) {
  const template = await findKeptTemplate(ctx, templateId)
  const issuer = template && (await findKeptIssuer(ctx, template.issuerId))
  if (!template || !issuer || !isPublished(template.contractState)) throw new Problem('notFound')
  return {
    vct: templateTypeUrl(ctx.config, templateId),
    extends: badgeTypeUrl(ctx.config),
    name: template.name,
    description: template.description,
    display: displayOfTemplate(ctx.config, template, issuer).map(typeDisplay),
    claims: claimsOfType(),
  }
}

/** The display of OpenID4VCI as that of a type: its pictures and colours are a way of rendering. */
function typeDisplay({ name, locale, description, logo, background_image, ...colors }: TemplateDisplay) {
  const pictures = {
    ...(logo && { logo: { ...logo, ...integrity(logo.uri) } }),
    ...(background_image && { background_image: { ...background_image, ...integrity(background_image.uri) } }),
  }
  return { locale, name, description, rendering: { simple: { ...pictures, ...colors } } }
}

type TemplateDisplay = ReturnType<typeof displayOfTemplate>[number]

function integrity(uri: string) {
  const metadata = integrityOf(uri.split('/').at(-1) ?? '')
  return metadata && { 'uri#integrity': metadata }
}
