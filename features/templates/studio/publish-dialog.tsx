import { useEffect } from 'react'
import { followOperation, getIssuer } from '#features/issuers/contract.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/language.tsx'
import { OperationDialog } from '#ui/operation-dialog.tsx'
import { words } from '#ui/texts.ts'
import { toastError } from '#ui/toast.ts'
import { useInvalidate, useQueryCall } from '#ui/use-call.ts'
import { useOperation } from '#ui/use-operation.ts'
import { getTemplate, listTemplates } from '../contract.ts'
import { actionWords } from '../texts.ts'

type Props = {
  callbackId: string
  title: string
  hash: string
  /** Told the hash to show, when that is what was pressed. */
  onEnd: (hash?: string) => void
}

/** Follows a publication to its end, then offers to show the template. */
export function PublishDialog({ callbackId, title, hash, onEnd }: Props) {
  const t = useTexts(actionWords)
  const common = useTexts(words)
  const sentence = useProblemText()
  const invalidate = useInvalidate()
  const operation = useOperation(followOperation, callbackId)
  const { status, message } = operation
  const { data: issuer } = useQueryCall(getIssuer, {}, { quiet: true })
  const isEnded = status === 'success' || status === 'error' || status === 'canceled'
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the operation matters.
  useEffect(() => {
    if (!isEnded) return
    void invalidate(listTemplates)
    void invalidate(getTemplate)
    if (status === 'success') return
    if (status === 'error') toastError(sentence(message || 'serverError'))
    onEnd()
  }, [isEnded])
  if (status !== 'success') {
    return (
      <OperationDialog
        operation={operation}
        byWallet={issuer?.isKms === false}
        title={t.publishTitle({ title })}
        queued={t.queued()}
        treating={t.treating()}
      />
    )
  }
  return (
    <Dialog
      opened
      onClose={() => onEnd()}
      title={t.createdTitle({ title })}
      actions={
        <>
          <Button onClick={() => onEnd()}>{common.close()}</Button>
          <Button kind="primary" onClick={() => onEnd(hash.replace(/^0x/, ''))}>
            {t.showTemplate()}
          </Button>
        </>
      }
    >
      {t.createdText()}
    </Dialog>
  )
}
