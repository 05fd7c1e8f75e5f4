import type { Input } from '#base/endpoint.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { describeLink, linksOfTemplate } from './open-links.ts'

/** The visible open links of one of the issuer's templates, newest first. */
export async function listLinks(ctx: TeamContext, { templateId }: Input<typeof contract.listLinks>) {
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  const rows = await linksOfTemplate(ctx, template.id)
  return { links: rows.filter(({ isShown }) => isShown).map((row) => describeLink(ctx, row)) }
}
