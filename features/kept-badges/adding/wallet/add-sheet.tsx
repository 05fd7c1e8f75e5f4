import { ProofGate } from '#features/holders/wallet/proof-gate.tsx'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { addSheet, keptShelf } from '../../wallet-texts.ts'
import { AddWays } from './add-ways.tsx'
import { FoundBadge } from './found-badge.tsx'
import { useAdding } from './use-adding.ts'
import type { Given } from './use-given.ts'

type Props = {
  given: Given
  onClose: () => void
  onKept: () => void
}

/** The sheet that adds a badge of another issuer: the ways to bring it, then what was found, and only then it is kept. */
export function AddSheet({ given, onClose, onKept }: Props) {
  const say = useTexts(addSheet)
  const shelf = useTexts(keptShelf)
  const isOffline = useIsOffline()
  const adding = useAdding(() => {
    toastSuccess(say.added())
    onKept()
  })
  const { found, back } = adding
  return (
    <Dialog opened onClose={onClose} isTyped={false} title={found ? say.foundTitle() : say.title()}>
      {isOffline && !found ? (
        <StatusLine status="pending" above="m" below="xl" role="status">
          {shelf.addOffline()}
        </StatusLine>
      ) : (
        <ProofGate>
          {found ? (
            <FoundBadge found={found} adding={adding} onBack={back} />
          ) : (
            <AddWays adding={adding} given={given} />
          )}
        </ProofGate>
      )}
    </Dialog>
  )
}
