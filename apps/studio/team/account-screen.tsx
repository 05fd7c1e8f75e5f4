import { enterWith } from '#features/sign-in/studio/session.ts'
import { AccountPage } from '#features/team/account/studio/account-page.tsx'
import { closeStreams } from '#ui/calls/session-streams.ts'
import { useMe } from '../shell/use-me.ts'

/** /settings/account: the person's own account and the other admins. */
export function AccountScreen() {
  const { email, issuer } = useMe()
  // The session continues under the new address: everything on the page that names the old one loads again.
  const continueWith = (token: string) => {
    closeStreams()
    enterWith(token)
    location.reload()
  }
  return <AccountPage email={email} community={issuer?.name ?? ''} onToken={continueWith} />
}
