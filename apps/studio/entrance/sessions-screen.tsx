import { SessionsPage } from '#features/sign-in/accounts/studio/sessions-page.tsx'
import { useMe } from '../shell/use-me.ts'

/** /settings/sessions: the devices that are signed in. */
export function SessionsScreen() {
  const { email } = useMe()
  return <SessionsPage email={email} />
}
