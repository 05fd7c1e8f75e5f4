import { useHolderRead } from '#features/holders/wallet/use-holder.ts'
import { GiveComing } from '../../wallet/give-coming.tsx'
import { useTakeCode } from '../../wallet/use-gift-draft.ts'

type Props = { code: string; onTaken: () => void }

/** Takes a scanned code as the recipient, then calls `onTaken`; until then it says why that takes time. */
export function TakeCode({ code, onTaken }: Props) {
  useTakeCode(code, onTaken)
  return <GiveComing read={useHolderRead()} />
}
