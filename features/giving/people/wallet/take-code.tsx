import { useEffect } from 'react'
import { useHolderRead } from '#features/holders/wallet/use-holder.ts'
import { GiveComing } from '../../wallet/give-coming.tsx'
import { useGiftDraft } from '../../wallet/use-gift-draft.ts'

type Props = { code: string; onTaken: () => void }

/** Takes a scanned code as the recipient, then calls `onTaken`; until then it says why that takes time. */
export function TakeCode({ code, onTaken }: Props) {
  useTakeCode(code, onTaken)
  return <GiveComing read={useHolderRead()} />
}

/** Takes a scanned code as the recipient of the gift that is being written, then calls `onTaken`. */
function useTakeCode(code: string, onTaken: () => void): void {
  const { draft, keep } = useGiftDraft()
  const isTaken = draft?.code === code && draft.way === 'code'
  useEffect(() => {
    if (draft && !isTaken) keep({ ...draft, way: 'code', code, key: '' })
    else if (draft) onTaken()
  }, [draft, isTaken, code, keep, onTaken])
}
