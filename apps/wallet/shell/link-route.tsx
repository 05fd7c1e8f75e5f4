import { LinkScreen } from '#features/holders/wallet/link-screen.tsx'
import { dropLinkToken, readLinkToken } from './link-token.ts'
import { useEnter } from './use-enter.ts'

/** /auth: where the link of a mail lands. */
export function LinkRoute() {
  const enter = useEnter()
  const entered = () => {
    dropLinkToken()
    return enter()
  }
  return <LinkScreen token={readLinkToken()} onEntered={entered} />
}
