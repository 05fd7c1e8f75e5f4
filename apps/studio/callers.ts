import type { Caller } from '#base/call.ts'
import { bearer, dropSession, keepRenewed } from '#features/sign-in/studio/session.ts'

/** Calls the server as the person who is signed in; a session that has ended leads to the sign-in page. */
export const studioCaller: Caller = {
  origin: '',
  token: bearer,
  onRenewed: keepRenewed,
  onSignedOut: () => {
    dropSession()
    location.replace('/signin')
  },
}

/** Calls the server without a token: sign-in, links and public pages. */
export const visitorCaller: Caller = { origin: '' }
