import { Suspense, useState } from 'react'
import { useProof } from '#features/holders/wallet/use-proof.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { Section } from '#ui/layout/section.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { walletDeletion } from '../wallet-texts.ts'

const DeleteWalletDialog = lazyPart(() => import('./delete-wallet-dialog.tsx').then((one) => one.DeleteWalletDialog))

/**
 * The last section of the holder's own page: the deletion of the wallet. `onDeleted` is called once this device is
 * cleared.
 */
export function DeleteWalletSection({ onDeleted }: { onDeleted: () => void }) {
  const walletDeletionTexts = useTexts(walletDeletion)
  const proof = useProof()
  const [opened, setOpened] = useState(false)
  return (
    <Section
      title={walletDeletionTexts.section()}
      lead={walletDeletionTexts.sectionText()}
      aria-label={walletDeletionTexts.section()}
    >
      <Button kind="danger" onClick={() => proof.before(() => setOpened(true))}>
        {walletDeletionTexts.open()}
      </Button>
      {proof.dialog}
      {opened && (
        <Suspense>
          <DeleteWalletDialog onDeleted={onDeleted} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </Section>
  )
}
