import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { presentPage } from '../wallet-texts.ts'

/** Leaves a request unanswered: on phones this page has neither the head nor the bar of the wallet. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const pageTexts = useTexts(presentPage)
  return <IconButton label={pageTexts.close()} icon={<XIcon size={20} />} onClick={onClose} />
}
