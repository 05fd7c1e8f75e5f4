import { admit } from '#features/team/server/accept-invitation.ts'
import type { Community } from '#features/team/server/communities-of.ts'
import { mintStudioToken } from '#features/team/server/mint-studio-token.ts'
import { openSession } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { rememberBrowser } from '../queries.ts'
import type { Link } from './read-link.ts'
import { takeLink } from './take-link.ts'

/**
 * Spends a link and opens a session of the community, which accepts an open invitation to it, or an applicant's temporary
 * session when there is none. Remembers the browser, when it is identified, as known to the address; notifies the account
 * of a new one. Returns the token. Throws `linkExpired` when the link was spent or the person removed meanwhile.
 */
export async function enterStudio(
  ctx: Context,
  link: Link,
  community: Community | undefined,
  browser = '',
): Promise<string> {
  const session = await inTransaction(ctx, async (ctx) => {
    const { email } = await takeLink(ctx, link.id)
    if (community) await admit(ctx, email, community)
    const kind = community ? 'studio' : 'applicant'
    const session = await openSession(ctx, {
      kind,
      email,
      issuerId: community?.issuerId,
      isContributor: community?.role === 'contributor' ? 1 : 0,
    })
    const isNew = await rememberBrowser(ctx, email, browser)
    if (isNew && link.purpose === 'signin') {
      const detail = { device: session.device, community: community?.profile.name ?? '' }
      const language = mailLanguage('signedIn', { page: link.language })
      await notifyAccount(ctx, [email], { kind: 'signedIn', language, detail })
    }
    await recordEvent(ctx, { action: 'session.opened', issuerId: community?.issuerId, subjectId: session.id })
    return session
  })
  return mintStudioToken(ctx, session)
}
