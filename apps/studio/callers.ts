import type { Caller } from '#base/call.ts'
import { adminProfile, outsideToken } from '#features/sign-in/inside/studio/inside.ts'
import { askForProof } from '#features/sign-in/proof/studio/proof-asking.ts'
import { INSIDE_ENDED_PATH } from '#features/sign-in/rules.ts'
import { keepLeftOpen, type SessionRole } from '#features/sign-in/studio/left-open.ts'
import { bearer, dropSession, keepRenewed, readSession } from '#features/sign-in/studio/session.ts'

import { closeStreams, isSessionEnding } from '#ui/calls/session-streams.ts'

import { keepGateReturn } from './entrance/gate-return.ts'

/**
 * Ends the session in this browser and leads to the sign-in page; the open page returns after signing in.
 * Inside a sub-community a page of its own finds out whether the parent's session is still open.
 */
export function leaveSignedOut(did: string, role: SessionRole): void {
  closeStreams()
  if (adminProfile()) {
    location.replace(INSIDE_ENDED_PATH)
    return
  }
  keepLeftOpen(did, role)
  dropSession()
  location.replace('/signin')
}

const toGate = () => {
  keepGateReturn()
  location.replace('/protected')
}

/** Calls the server as the signed-in person; an ended session leads to the sign-in page. */
export const studioCaller: Caller = {
  origin: '',
  token: bearer,
  onRenewed: keepRenewed,
  onGateClosed: toGate,
  onProofMissing: askForProof,
  onSignedOut: (token) => {
    // A response to a replaced token says nothing about the current one.
    if (token !== undefined && token !== bearer()) return
    // The person is signing out or deleting their community, which decides the next page.
    if (isSessionEnding()) return
    const claims = readSession().full?.claims
    leaveSignedOut(claims?.did ?? '', claims?.isContributor ? 'contributor' : 'admin')
  },
}

/** Calls the server with the parent's session, while this browser is inside one of its sub-communities. */
export const outsideCaller: Caller = {
  ...studioCaller,
  token: outsideToken,
  // The way back gets a new token anyway.
  onRenewed: () => undefined,
}

/** Calls the server with the temporary token; there may also be the full token of another community. */
export const applicantCaller: Caller = {
  ...studioCaller,
  token: () => readSession().applicant?.token ?? bearer(),
  onSignedOut: () => {
    closeStreams()
    dropSession()
    location.replace('/signin?new=1')
  },
}

/** Calls the server without a token: sign-in, links and public pages. */
export const visitorCaller: Caller = { origin: '', onGateClosed: toGate }
