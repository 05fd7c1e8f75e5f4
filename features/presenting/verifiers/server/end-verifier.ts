import { and, arrayContains, eq, isNull } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { discardOfVerifier } from '../../server/close-presentation.ts'
import { mayAskForAll } from '../../server/own-asked.ts'
import { verifiers } from '../../server/tables.ts'

/**
 * Ends a verifier link that asks for a template's badges now, with its requests and what was shown to it, if the caller may
 * distribute all that it asks for.
 */
export async function endVerifier(ctx: TeamContext, { templateId, verifier }: Input<typeof contract.endVerifier>) {
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  const isOfTemplate = arrayContains(verifiers.templateIds, [template.id])
  return inTransaction(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .update(verifiers)
      .set({ endedAt: ctx.now() })
      .where(
        and(
          eq(verifiers.id, verifier),
          isOfTemplate,
          isNull(verifiers.endedAt),
          mayAskForAll(ctx, verifiers.templateIds),
        ),
      )
      .returning()
    if (!ended) return {}
    const closed = await discardOfVerifier(ctx, ended)
    await recordEvent(ctx, { action: 'verifier.ended', subjectId: verifier, detail: { closed } })
    return {}
  })
}
