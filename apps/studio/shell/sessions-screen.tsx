import { SessionsPage } from '#features/sign-in/studio/sessions-page.tsx'
import { useMe } from './use-me.ts'

/** /settings/sessions: where one is signed in. */
export function SessionsScreen() {
  const { email } = useMe()
  return <SessionsPage email={email} />
}
