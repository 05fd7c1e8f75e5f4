import { useEffect, useState } from 'react'
import { followOperation } from '#features/issuers/contract.ts'
import { isDeleteWord } from '#features/issuers/rules.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/language.tsx'
import { OperationDialog } from '#ui/operation-dialog.tsx'
import { RuledOutline } from '#ui/ruled-outline.tsx'
import { TextField } from '#ui/text-field.tsx'
import { words } from '#ui/texts.ts'
import { toastError } from '#ui/toast.ts'
import { useCall, useQueryCall } from '#ui/use-call.ts'
import { useOperation } from '#ui/use-operation.ts'
import { deleteIssuer, getDeletion } from '../contract.ts'
import { deletion } from '../texts.ts'
import styles from './delete-dialog.module.css'

type Props = { name: string; isKms: boolean; onDeleted: () => void; onClose: () => void }

/**
 * Asks before a community is deleted (specification 1, sections 2 and 4): says what happens, wants `delete` or `supprimer`
 * typed, and follows the operation. Pending and treating end the session; an error closes the dialog.
 */
export function DeleteDialog({ name, isKms, onDeleted, onClose }: Props) {
  const t = useTexts(deletion)
  const common = useTexts(words)
  const sentence = useProblemText()
  const { data } = useQueryCall(getDeletion, {})
  const start = useCall(deleteIssuer)
  const [word, setWord] = useState('')
  const [callbackId, setCallbackId] = useState<string>()
  const operation = useOperation(followOperation, callbackId)
  const { status } = operation

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new status of the operation moves on.
  useEffect(() => {
    if (callbackId === undefined || status === 'waiting') return
    if (status === 'pending' || status === 'treating' || status === 'success') return onDeleted()
    if (status === 'error') toastError(sentence('serverError'))
    onClose()
  }, [status, callbackId])

  const remove = async () => {
    if (!isDeleteWord(word)) return
    const { output, problem } = await start.run({})
    // Without a signature to wait for it is pending already, and soon nothing is left that could be asked.
    if (output) return isKms ? onDeleted() : setCallbackId(output.callbackId)
    if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
    onClose()
  }
  if (callbackId !== undefined) {
    return <OperationDialog operation={operation} byWallet={!isKms} title={t.waitingTitle()} queued={t.waitingText()} />
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t.title({ name })}
      actions={
        <>
          <Button size="footer" onClick={onClose}>
            {common.cancel()}
          </Button>
          <Button
            kind="dangerFilled"
            size="footer"
            disabled={!isDeleteWord(word)}
            working={start.working}
            workingLabel={t.deleting()}
            onClick={remove}
          >
            {t.confirm()}
          </Button>
        </>
      }
    >
      {data ? (
        <ul className={styles.list}>
          <li>{t.badges({ count: data.badges })}</li>
          <li>{t.claims({ count: data.openClaims })}</li>
          <li>{t.people()}</li>
          <li>{t.keys()}</li>
        </ul>
      ) : (
        <RuledOutline kind="lines" count={4} />
      )}
      <TextField
        label={t.word()}
        value={word}
        onChange={setWord}
        placeholder={t.example()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Dialog>
  )
}
