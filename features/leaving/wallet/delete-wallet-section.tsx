import { Suspense, useState } from 'react'
import { useProof } from '#features/holders/wallet/use-proof.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { walletDeletion } from '../wallet-texts.ts'
import styles from './delete-wallet.module.css'

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
    <Box
      as="section"
      padBlock="xxl"
      lined="above"
      className={styles.section}
      aria-label={walletDeletionTexts.section()}
    >
      <h2>{walletDeletionTexts.section()}</h2>
      <Text below="m" width="text" tone="ink2">
        {walletDeletionTexts.sectionText()}
      </Text>
      <Button kind="danger" onClick={() => proof.before(() => setOpened(true))}>
        {walletDeletionTexts.open()}
      </Button>
      {proof.dialog}
      {opened && (
        <Suspense>
          <DeleteWalletDialog onDeleted={onDeleted} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </Box>
  )
}
