import { and, eq, isNull, lte } from 'drizzle-orm'
import { adminsOf, moveMainAdmin } from '#features/issuers/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { lockMailIssuer, registeredOf } from '../../server/lock-team.ts'
import { mainAdminReplacements } from '../../server/tables.ts'

type Replacement = typeof mainAdminReplacements.$inferSelect

/**
 * Carries out the announced replacements that are due and that nobody stopped, and notifies the admins; one whose new
 * main admin was removed meanwhile ends without a change.
 */
export async function replaceMainAdmins(ctx: SystemContext): Promise<void> {
  const due = await ctx.db.select().from(mainAdminReplacements).where(isDue(ctx))
  for (const replacement of due) await replaceOne(ctx, replacement)
}

function replaceOne(ctx: SystemContext, { id, issuerId, email }: Replacement): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const issuer = await lockMailIssuer(ctx, issuerId)
    const taken = await ctx.db
      .update(mainAdminReplacements)
      .set({ endedAt: ctx.now() })
      .where(and(eq(mainAdminReplacements.id, id), isDue(ctx)))
      .returning({ id: mainAdminReplacements.id })
    if (taken.length === 0) return
    const registered = registeredOf(await adminsOf(ctx, issuerId))
    if (!issuer || !registered.includes(email))
      return recordEvent(ctx, { action: 'replacement.ended', issuerId, subjectId: id })
    await moveMainAdmin(ctx, issuerId, email)
    const language = mailLanguage('mainAdminReplaced', { community: issuer.language })
    const detail = { community: issuer.name, to: email }
    await notifyAccount(ctx, registered, { kind: 'mainAdminReplaced', language, detail })
    await recordEvent(ctx, { action: 'mainAdmin.replaced', issuerId, subjectId: id })
  })
}

function isDue(ctx: SystemContext) {
  return and(isNull(mainAdminReplacements.endedAt), lte(mainAdminReplacements.dueAt, ctx.now()))
}
