import { useEffect } from 'react'
import { EmailDoor } from '#features/holders/wallet/email-door.tsx'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'

/** Signs in beside the request, which is opened again afterwards. */
export function SignInDoor({ onEntered }: { onEntered: () => void }) {
  const { store } = useWallet()
  const address = useHolder()?.addresses[0]?.email
  useEffect(() => {
    // The e-mail's link may open in another tab of this browser, and returns here from there.
    store.set('next', location.pathname + location.search).catch(() => undefined)
  }, [store])
  const entered = () => {
    store.remove('next').catch(() => undefined)
    onEntered()
  }
  return <EmailDoor key={address} {...(address !== undefined && { address })} onEntered={entered} />
}
