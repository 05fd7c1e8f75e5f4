import { EmailDoor } from '#features/holders/wallet/email-door.tsx'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useInvalidate } from '#ui/calls/use-call.ts'
import { listReceived } from '../wallet-contract.ts'

/** Confirms the holder's address, which a session opened by the link of a badge has not done; nothing without a wallet. */
export function AddressProof({ onProven }: { onProven?: () => void }) {
  const holder = useHolder()
  const invalidate = useInvalidate()
  if (!holder) return null
  const enter = () => {
    void invalidate(listReceived)
    onProven?.()
  }
  return <EmailDoor address={holder.addresses[0]?.email} onEntered={enter} />
}
