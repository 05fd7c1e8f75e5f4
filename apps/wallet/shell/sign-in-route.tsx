import { SignInScreen } from '#features/holders/wallet/sign-in-screen.tsx'
import { useEnter } from './use-enter.ts'

/** /signin */
export function SignInRoute() {
  return <SignInScreen onEntered={useEnter()} />
}
