import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { toastError } from '#ui/calls/toast.ts'
import { useTexts } from '#ui/words/language.tsx'
import { keptShelf } from '../../wallet-texts.ts'

/** The plus of the wallet's badges; offline it says what adding needs. */
export function AddButton({ onAdd }: { onAdd: () => void }) {
  const say = useTexts(keptShelf)
  const isOffline = useIsOffline()
  const press = () => (isOffline ? toastError(say.addOffline()) : onAdd())
  return <IconButton look="edge" label={say.add()} icon={<PlusIcon size={20} />} onClick={press} />
}
