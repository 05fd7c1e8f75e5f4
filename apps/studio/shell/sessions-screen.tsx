import { SessionsPage } from '#features/sign-in/studio/sessions-page.tsx'
import { useMe } from './use-me.ts'

/** /settings/sessions: the devices that are signed in. */
export function SessionsScreen() {
  const { email } = useMe()
  return <SessionsPage email={email} />
}
