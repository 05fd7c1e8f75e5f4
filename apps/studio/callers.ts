import type { Caller } from '#base/call.ts'
import { keepLeftOpen } from '#features/sign-in/studio/left-open.ts'
import { askForProof } from '#features/sign-in/studio/proof-asking.ts'
import { bearer, dropSession, keepRenewed, readSession } from '#features/sign-in/studio/session.ts'

import { closeStreams, isSessionEnding } from '#ui/session-streams.ts'

import { keepGateReturn } from './shell/gate-return.ts'

/** Ends the session in this browser and leads to the sign-in page; what is open is found again after it. */
export function leaveSignedOut(did: string): void {
  closeStreams()
  keepLeftOpen(did)
  dropSession()
  location.replace('/signin')
}

const toGate = () => {
  keepGateReturn()
  location.replace('/protected')
}

/** Calls the server as the person who is signed in; a session that has ended leads to the sign-in page. */
export const studioCaller: Caller = {
  origin: '',
  token: bearer,
  onRenewed: keepRenewed,
  onGateClosed: toGate,
  onProofMissing: askForProof,
  onSignedOut: (token) => {
    // An answer to a token that was replaced meanwhile says nothing about the present one.
    if (token !== undefined && token !== bearer()) return
    // The person is signing out or deleting their community: that decides where the page goes.
    if (isSessionEnding()) return
    leaveSignedOut(readSession().full?.claims.did ?? '')
  },
}

/** Calls the server with the temporary token, beside which there may be the full one of another community. */
export const applicantCaller: Caller = {
  ...studioCaller,
  token: () => readSession().applicant?.token ?? bearer(),
  onSignedOut: () => {
    dropSession()
    location.replace('/signin?new=1')
  },
}

/** Calls the server without a token: sign-in, links and public pages. */
export const visitorCaller: Caller = { origin: '', onGateClosed: toGate }
