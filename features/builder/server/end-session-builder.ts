import type { Input } from '#base/endpoint.ts'
import { endApiKey } from '#features/issuers/server/api-keys/end-api-key.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/** Ends a session builder: its key makes no more sessions, and existing sessions remain. */
export async function endSessionBuilder(
  ctx: AdminContext,
  { templateId, builder }: Input<typeof contract.endSessionBuilder>,
): Promise<Record<string, never>> {
  const { id } = await findOwnTemplate(ctx, templateId, 'distribute')
  await endApiKey(ctx, id, builder)
  return {}
}
