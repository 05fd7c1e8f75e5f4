import { ExpiredPage } from '#features/sign-in/studio/expired-page.tsx'

/** /expired: a link that has ended. */
export function ExpiredScreen() {
  return <ExpiredPage />
}
