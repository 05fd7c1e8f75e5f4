import type { Input } from '#base/endpoint.ts'
import { acceptInvitation as accept } from '#features/team/server/accept-invitation.ts'
import { communitiesOf } from '#features/team/server/communities-of.ts'
import { mintStudioToken } from '#features/team/server/mint-studio-token.ts'
import { openSession, type Session } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { type Link, readLink } from '../../server/links/read-link.ts'
import { takeLink } from '../../server/links/take-link.ts'
import { rememberBrowser } from '../../server/queries.ts'
import type * as contract from '../contract.ts'
import { invitedBy } from './read-invitation.ts'

/** Accepts the invitation of a mailed link and signs in to its community. Throws `linkExpired`. */
export async function acceptInvitation(
  ctx: Context,
  { token, browser }: Input<typeof contract.acceptInvitation>,
): Promise<{ token: string }> {
  return enterInvited(ctx, await readLink(ctx, token, ['invite']), browser)
}

/**
 * Spends the link of an invitation, accepts it and opens a session with the role that it gives. An account that was open
 * elsewhere is notified of a new browser. Returns the token. Throws `linkExpired` when the link was spent, or the
 * invitation ended, meanwhile. An invitation to create a sub-community is accepted by creating it: its link stays, and opens
 * a temporary session.
 */
export async function enterInvited(ctx: Context, link: Link, browser = ''): Promise<{ token: string }> {
  const { email } = link
  const session = await inTransaction(ctx, async (ctx) => {
    const { invitation, community } = await invitedBy(ctx, link)
    const { issuerId, kind } = invitation
    if (kind === 'sub') return openWizard(ctx, email)
    await takeLink(ctx, link.id)
    const others = (await communitiesOf(ctx, email)).filter(({ isPending }) => !isPending)
    const role = await accept(ctx, { issuerId, email, kind })
    const isContributor = role === 'contributor' ? 1 : 0
    const session = await openSession(ctx, { kind: 'studio', email, issuerId, isContributor })
    if ((await rememberBrowser(ctx, email, browser)) && others.length > 0) {
      const language = mailLanguage('signedIn', { page: ctx.language })
      const detail = { device: session.device, community: community.name }
      await notifyAccount(ctx, [email], { kind: 'signedIn', language, detail })
    }
    await recordEvent(ctx, { action: 'session.opened', issuerId, subjectId: session.id, detail: { kind } })
    return session
  })
  return { token: await mintStudioToken(ctx, session) }
}

/** The invited person may close the wizard and come back: the link is spent with the invitation. */
async function openWizard(ctx: Context, email: string): Promise<Session> {
  const session = await openSession(ctx, { kind: 'applicant', email })
  await recordEvent(ctx, { action: 'session.opened', subjectId: session.id, detail: { kind: 'sub' } })
  return session
}
