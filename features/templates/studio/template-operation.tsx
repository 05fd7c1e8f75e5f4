import { useEffect } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { followOperation, getIssuer } from '#features/issuers/contract.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { OperationStatus } from '#ui/follow-operation.ts'
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
  /** What is shown when it worked; without it the dialog only goes. */
  success?: { templateId: string; title: string; text: string; onShow: () => void; onClose: () => void } | undefined
  onDone: () => void
  /** Refused in the wallet, or failed: an error was told, a refusal is not yet. */
  onFailed: (status: 'canceled' | 'error') => void
}

const STALE = [listTemplates, getTemplate, countTemplates, listVersions]

/** Operations that have what they need of a person: the public log goes on without them. */
const DONE: OperationStatus[] = ['pending', 'treating', 'success']

/**
 * Waits for what an operation on a template needs of a person, the wallet's signature where one signs, then says what came of
 * it. The public log is written meanwhile; what goes wrong there is told here while it is shown, and by the card for good.
 */
export function TemplateOperation({ callbackId, running, success, onDone, onFailed }: Props) {
  const actionTexts = useTexts(actionWords)
  const common = useTexts(words)
  const sentence = useProblemText()
  const invalidate = useInvalidate()
  const isKms = useQueryCall(getIssuer, {}, { quiet: true }).data?.isKms
  const operation = useOperation(followOperation, callbackId)
  const { status, message } = operation
  const isFailed = status === 'error' || status === 'canceled'
  // Nobody is asked where the server keeps the key.
  const isDone = !isFailed && (isKms === true || DONE.includes(status))
  const made = useQueryCall(
    getTemplate,
    { templateId: success?.templateId ?? '' },
    { enabled: isDone && success !== undefined },
  ).data
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that the operation moves on matters.
  useEffect(() => {
    if (!isDone && !isFailed) return
    for (const stale of STALE) void invalidate(stale)
    if (isDone) return onDone()
    if (status === 'error') toastError(sentence(message || 'serverError'))
    if (status === 'error' || status === 'canceled') onFailed(status)
  }, [isDone, isFailed])
  if (!isDone && !isFailed) {
    return (
      <OperationDialog operation={operation} byWallet={isKms === false} title={running} queued={actionTexts.queued()} />
    )
  }
  if (!isDone || !success) return null
  return (
    <Dialog
      opened
      onClose={success.onClose}
      title={success.title}
      object={made && <FlatCard spec={made.card as CardSpec} width={56} />}
      actions={
        <>
          <Button onClick={success.onClose}>{common.close()}</Button>
          <Button kind="primary" data-autofocus onClick={success.onShow}>
            {actionTexts.showTemplate()}
          </Button>
        </>
      }
    >
      <p className={styles.told}>{success.text}</p>
    </Dialog>
  )
}
