import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Caller } from '#base/call.ts'
import { ChooserPage } from '#features/sign-in/accounts/studio/chooser-page.tsx'
import { chooserToken, dropChooserToken } from '#features/sign-in/accounts/studio/chooser-token.ts'
import { AuthPage } from '#features/sign-in/studio/auth-page.tsx'
import { linkTokenOfTab } from '#features/sign-in/studio/link-token.ts'
import { CallerContext } from '#ui/calls/caller.tsx'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { useLogOut } from './use-log-out.ts'

/** Calls as the person who chooses; when the time is over, the previous page opens again. */
const chooserCaller: Caller = {
  origin: '',
  token: chooserToken,
  onSignedOut: () => {
    dropChooserToken()
    location.replace('/')
  },
}

/** /auth: the landing page of a sign-in link, and the choice of a community for a signed-in person. */
export function AuthScreen() {
  const navigate = useNavigate()
  const logOut = useLogOut()
  // Read once: choosing uses up the token, and the page stays until the next one has loaded.
  const [isChoosing] = useState(() => linkTokenOfTab() === undefined && chooserToken() !== undefined)
  const logOff = () => {
    dropChooserToken()
    logOut()
  }
  return (
    <VisitorFrame>
      {isChoosing ? (
        <CallerContext value={chooserCaller}>
          <ChooserPage onLeave={(href) => location.replace(href)} onLogOff={logOff} />
        </CallerContext>
      ) : (
        <AuthPage onLeave={(href) => navigate({ href, replace: true })} />
      )}
    </VisitorFrame>
  )
}
