import type { Output } from '#base/endpoint.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { isDeleteWord } from '#features/issuers/rules.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { useSessionEnd } from '#ui/calls/use-session-end.ts'
import { WordDialog } from '#ui/dialogs/word-dialog.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { deleteWallet, getWalletDeletion } from '../contract.ts'
import { walletDeletion } from '../wallet-texts.ts'

type Props = { onDeleted: () => void; onClose: () => void }

/** Asks before a wallet is deleted: explains what ends and what stays, and wants `delete` or `supprimer` typed. */
export function DeleteWalletDialog({ onDeleted, onClose }: Props) {
  const walletDeletionTexts = useTexts(walletDeletion)
  const sentence = useProblemText()
  const wallet = useWallet()
  const read = useQueryCall(getWalletDeletion, {})
  const { run, working, problem } = useCall(deleteWallet)
  const prepareSessionEnd = useSessionEnd()

  const remove = async () => {
    prepareSessionEnd()
    const { output } = await run({})
    if (!output) return
    await wallet.forget()
    onDeleted()
  }
  const sentencesOf = (data: Output<typeof getWalletDeletion>) => [
    walletDeletionTexts.badges({ count: data.badges }),
    ...(data.shares > 0 ? [walletDeletionTexts.shares({ count: data.shares })] : []),
    ...(data.memberships > 0 ? [walletDeletionTexts.memberships({ count: data.memberships })] : []),
    walletDeletionTexts.erased(),
    data.own ? walletDeletionTexts.ownKey() : walletDeletionTexts.key(),
  ]
  return (
    <WordDialog
      title={walletDeletionTexts.title()}
      read={read}
      sentencesOf={sentencesOf}
      label={walletDeletionTexts.word()}
      example={walletDeletionTexts.example()}
      error={problem && sentence(problem.key)}
      isWord={isDeleteWord}
      confirm={walletDeletionTexts.confirm()}
      working={working}
      workingLabel={walletDeletionTexts.deleting()}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
