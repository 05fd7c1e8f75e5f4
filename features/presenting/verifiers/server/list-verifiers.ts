import type { Input } from '#base/endpoint.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { mayAskForAll } from '../../server/own-asked.ts'
import { verifiersOf } from '../../server/queries.ts'
import { verifiers } from '../../server/tables.ts'
import { verifierUrl } from './verifier-token.ts'

/** Returns the open verifier links that ask for a template's badges, if the caller may distribute all that they ask for. */
export async function listVerifiers(ctx: TeamContext, { templateId }: Input<typeof contract.listVerifiers>) {
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  const rows = await verifiersOf(ctx, template, mayAskForAll(ctx, verifiers.templateIds))
  const open = rows.map(({ id, name, expiresAt }) => {
    return { id, name, link: verifierUrl(ctx.config, id), expiresAt: expiresAt.toISOString() }
  })
  return { verifiers: open }
}
