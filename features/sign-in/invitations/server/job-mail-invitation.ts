import { eq } from 'drizzle-orm'
import { findInvitation, foldersOf, type Invitation } from '#features/team/server/find-invitation.ts'
import { keepLinkOf } from '#features/team/server/queries.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { MailRefused } from '#platform/mail/mail.ts'
import { makeLink } from '../../server/links/make-link.ts'
import type { Link } from '../../server/links/read-link.ts'
import { magicLinks } from '../../server/tables.ts'
import { mailInvitation } from './mail-invitation.ts'

const AGAIN_SECONDS = 600
const RETRIED_MS = 24 * 60 * 60_000

/**
 * Mails an invitation with a new link, which ends the one before, unless it was accepted, ended or has expired, or no
 * folder is left to invite to. A refused address is not retried.
 */
export async function jobMailInvitation(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const found = await findInvitation(ctx, data.invitationId ?? '')
  if (!found) return
  const folders = await foldersOf(ctx, found.invitation)
  if (found.invitation.kind === 'folder' && folders.length === 0) return
  const link = await newestLink(ctx, found.invitation)
  if (!link) return
  try {
    await ctx.mail.send(mailInvitation(ctx.config, { ...found, folders, link }))
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ linkId: link.id }, 'the mail with an invitation was refused')
  }
}

/**
 * Retries an invitation that failed in all tries of its job (some 17 minutes), until a day after it was sent: a mail server
 * that is down must not leave people waiting for an e-mail that never comes.
 */
export async function jobMailInvitationGaveUp(ctx: SystemContext, { invitationId = '' }: Record<string, string>) {
  const found = await findInvitation(ctx, invitationId)
  if (!found || ctx.now().getTime() - found.invitation.sentAt.getTime() > RETRIED_MS) return
  await ctx.jobs.send(ctx, 'mail-invitation', { invitationId }, AGAIN_SECONDS)
}

/** Undefined when another job made a link meanwhile, and mails it. */
function newestLink(ctx: SystemContext, invitation: Invitation): Promise<Link | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const linkWith = async (id: string) => (await ctx.db.select().from(magicLinks).where(eq(magicLinks.id, id)))[0]
    const before = await linkWith(invitation.linkId)
    // A job that failed after it made the link mails the same one.
    if (before && before.createdAt > invitation.sentAt) return before
    const { email, language, expiresAt } = invitation
    const minutes = (expiresAt.getTime() - ctx.now().getTime()) / 60_000
    const { id } = await makeLink(ctx, { purpose: 'invite', email, language, minutes })
    const isNewest = await keepLinkOf(ctx, invitation, id)
    await ctx.db.delete(magicLinks).where(eq(magicLinks.id, isNewest ? invitation.linkId : id))
    return isNewest ? linkWith(id) : undefined
  })
}
