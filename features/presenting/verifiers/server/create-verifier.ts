import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { ownTemplatesAsked } from '../../server/own-asked.ts'
import { verifiers } from '../../server/tables.ts'
import { verifierUrl } from './verifier-token.ts'

const DAY_MS = 86_400_000

/** Creates a verifier link, valid for a number of days. */
export async function createVerifier(
  ctx: TeamContext,
  { name, days, ...asked }: Input<typeof contract.createVerifier>,
) {
  const templates = await ownTemplatesAsked(ctx, asked)
  const { issuerId } = templates[0]
  const [id, createdAt] = [newId(), ctx.now()]
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS)
  const templateIds = templates.map((template) => template.id)
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.insert(verifiers).values({ id, issuerId, templateIds, name, createdAt, expiresAt })
    await recordEvent(ctx, { action: 'verifier.created', subjectId: id, detail: { days } })
    return { link: verifierUrl(ctx.config, id) }
  })
}
