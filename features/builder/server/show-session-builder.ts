import type { Input } from '#base/endpoint.ts'
import { showKeyOf } from '#features/issuers/server/api-keys/show-api-key.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/** Returns the key of a template's session builder in clear, and logs that it was shown. Throws `notFound` for any other key. */
export async function showSessionBuilder(
  ctx: AdminContext,
  { templateId, builder }: Input<typeof contract.showSessionBuilder>,
): Promise<{ apiKey: string }> {
  const { id } = await findOwnTemplate(ctx, templateId, 'distribute')
  return { apiKey: await showKeyOf(ctx, id, builder) }
}
