import { useNavigate } from '@tanstack/react-router'
import { InvitePage } from '#features/sign-in/invitations/studio/invite-page.tsx'
import { invitationProblems } from '#features/sign-in/invitations/texts.ts'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useLogOut } from '../entrance/use-log-out.ts'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { dropMailedToken, MAILED_PAGES, mailedToken } from './mailed-token.ts'

const CATALOGUES = [invitationProblems]

/** /invite: the invitation of a mailed link. */
export function InviteScreen() {
  const navigate = useNavigate()
  const token = mailedToken(MAILED_PAGES.invite)
  // Signing out forgets everything of the tab, so that the invitation is opened like its link.
  const signOut = useLogOut(`${MAILED_PAGES.invite}?token=${token}`)
  const leave = (href: string) => {
    dropMailedToken(MAILED_PAGES.invite)
    navigate({ href, replace: true })
  }
  return (
    <VisitorFrame>
      <CatalogueProvider catalogues={CATALOGUES}>
        <InvitePage token={token} onLeave={leave} onSignOut={signOut} />
      </CatalogueProvider>
    </VisitorFrame>
  )
}
