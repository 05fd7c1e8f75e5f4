import { type ReactNode, useEffect } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
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
import { countTemplates, getTemplate, listTemplates, listVersions } from '../contract.ts'
import { actionWords } from '../texts.ts'
import styles from './template-detail.module.css'

type Props = {
  callbackId: string
  /** The dialog's title while it runs. */
  running: string
  /** What it does once it is signed and has left the queue. */
  treating: string
  /** What is shown when it worked; nothing where `onSuccess` says it otherwise. */
  success?: { templateId: string; title: string; text: string; extra?: ReactNode; onShow: () => void }
  onSuccess?: () => void
  onEnd: () => void
}

const STALE = [listTemplates, getTemplate, countTemplates, listVersions]

/** Follows an operation on a template to its end: signature (where a wallet signs), queue, log; then says what came of it. */
export function TemplateOperation({ callbackId, running, treating, success, onSuccess, onEnd }: Props) {
  const t = useTexts(actionWords)
  const common = useTexts(words)
  const sentence = useProblemText()
  const invalidate = useInvalidate()
  const byWallet = useQueryCall(getIssuer, {}, { quiet: true }).data?.isKms === false
  const operation = useOperation(followOperation, callbackId)
  const { status, message } = operation
  const made = useQueryCall(
    getTemplate,
    { templateId: success?.templateId ?? '' },
    { enabled: status === 'success' && success !== undefined },
  ).data
  const isEnded = status === 'success' || status === 'error' || status === 'canceled'
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the operation matters.
  useEffect(() => {
    if (!isEnded) return
    for (const stale of STALE) void invalidate(stale)
    if (status === 'success') return onSuccess?.()
    if (status === 'error') toastError(sentence(message || 'serverError'))
    onEnd()
  }, [isEnded])
  if (!isEnded) {
    return (
      <OperationDialog
        operation={operation}
        byWallet={byWallet}
        title={running}
        queued={t.queued()}
        treating={treating}
      />
    )
  }
  if (status !== 'success' || !success) return null
  return (
    <Dialog
      opened
      onClose={onEnd}
      title={success.title}
      object={made && <FlatCard spec={made.card as CardSpec} width={56} />}
      actions={
        <>
          <Button onClick={onEnd}>{common.close()}</Button>
          <Button kind="primary" onClick={success.onShow}>
            {t.showTemplate()}
          </Button>
        </>
      }
    >
      <p className={styles.told}>{success.text}</p>
      {success.extra}
    </Dialog>
  )
}
