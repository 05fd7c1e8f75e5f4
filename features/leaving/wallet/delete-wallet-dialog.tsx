import { useState } from 'react'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { isDeleteWord } from '#features/issuers/rules.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/language.tsx'
import { RuledOutline } from '#ui/ruled-outline.tsx'
import { TextField } from '#ui/text-field.tsx'
import { words } from '#ui/texts.ts'
import { useCall, useQueryCall } from '#ui/use-call.ts'
import { deleteWallet, getWalletDeletion } from '../contract.ts'
import { walletDeletion } from '../wallet-texts.ts'
import styles from './delete-wallet.module.css'

type Props = { onDeleted: () => void; onClose: () => void }

/** Asks before a wallet is deleted: says what ends and what stays, and wants `delete` or `supprimer` typed. */
export function DeleteWalletDialog({ onDeleted, onClose }: Props) {
  const t = useTexts(walletDeletion)
  const common = useTexts(words)
  const sentence = useProblemText()
  const wallet = useWallet()
  const { data } = useQueryCall(getWalletDeletion, {})
  const { run, working, problem } = useCall(deleteWallet)
  const [word, setWord] = useState('')

  const remove = async () => {
    if (!isDeleteWord(word)) return
    const { output } = await run({})
    if (!output) return
    await wallet.forget()
    onDeleted()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t.title()}
      actions={
        <>
          <Button size="footer" onClick={onClose}>
            {common.cancel()}
          </Button>
          <Button
            kind="dangerFilled"
            size="footer"
            disabled={!isDeleteWord(word)}
            working={working}
            workingLabel={t.deleting()}
            onClick={() => void remove()}
          >
            {t.confirm()}
          </Button>
        </>
      }
    >
      {data ? (
        <ul className={styles.list}>
          <li>{t.badges({ count: data.badges })}</li>
          {data.shares > 0 && <li>{t.shares({ count: data.shares })}</li>}
          {data.memberships > 0 && <li>{t.memberships({ count: data.memberships })}</li>}
          <li>{t.erased()}</li>
          <li>{data.own ? t.ownKey() : t.key()}</li>
        </ul>
      ) : (
        <RuledOutline kind="lines" count={4} />
      )}
      <TextField
        label={t.word()}
        value={word}
        onChange={setWord}
        placeholder={t.example()}
        error={problem && sentence(problem.key)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Dialog>
  )
}
