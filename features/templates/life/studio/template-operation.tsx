import { useEffect } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { followOperation, getIssuer } from '#features/issuers/contract.ts'
import type { OperationStatus } from '#ui/calls/follow-operation.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useInvalidate, useQueryCall } from '#ui/calls/use-call.ts'
import { useOperation } from '#ui/calls/use-operation.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { countTemplates, getTemplate, listTemplates, listVersions } from '../../contract.ts'
import { actionWords } from '../../texts.ts'

type Props = {
  callbackId: string
  /** The dialog's title while it is in progress. */
  running: string
  /** Shown after success; without it the dialog just closes. */
  success?: { templateId: string; title: string; text: string; onShow: () => void; onClose: () => void } | undefined
  onDone: () => void
  /** Refused in the wallet, or failed: an error was already shown, a refusal was not. */
  onFailed: (status: 'canceled' | 'error') => void
}

const STALE = [listTemplates, getTemplate, countTemplates, listVersions]

/** Operations that need nothing more from a person: the public log continues without them. */
const DONE: OperationStatus[] = ['pending', 'treating', 'success']

/**
 * Waits until an operation on a template needs nothing more from a person (a wallet's signature where one signs), then
 * shows the outcome. The public log is written meanwhile; its failures are shown here while it is open, and on the card
 * for good.
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
  // Nobody has to sign when the server holds the key.
  const isDone = !isFailed && (isKms === true || DONE.includes(status))
  const made = useQueryCall(
    getTemplate,
    { templateId: success?.templateId ?? '' },
    { enabled: isDone && success !== undefined },
  ).data
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the operation matters.
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
        <DialogActions onClose={success.onClose} cancel={common.close()} data-autofocus onClick={success.onShow}>
          {actionTexts.showTemplate()}
        </DialogActions>
      }
    >
      <Text below="l">{success.text}</Text>
    </Dialog>
  )
}
