import { LinkScreen } from '#features/holders/links/wallet/link-screen.tsx'
import { dropLinkToken, readLinkToken } from './link-token.ts'
import { useEnter } from './use-enter.ts'

/** /auth: the landing page of a link from an e-mail. */
export function LinkRoute() {
  const enter = useEnter()
  const entered = () => {
    dropLinkToken()
    return enter()
  }
  return <LinkScreen token={readLinkToken()} onEntered={entered} />
}
