import { ExpiredPage } from '#features/sign-in/studio/expired-page.tsx'

/** /expired: a link that has expired. */
export function ExpiredScreen() {
  return <ExpiredPage />
}
