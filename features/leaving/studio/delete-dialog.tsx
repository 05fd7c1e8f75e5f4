import { useEffect, useRef, useState } from 'react'
import { followOperation } from '#features/issuers/contract.ts'
import { isDeleteWord } from '#features/issuers/rules.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { useOperation } from '#ui/calls/use-operation.ts'
import { useSessionEnd } from '#ui/calls/use-session-end.ts'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { WordDialog } from '#ui/dialogs/word-dialog.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { deleteIssuer, getDeletion } from '../contract.ts'
import { deletion } from '../texts.ts'
import { fateOf, startDeletion } from './start-deletion.ts'

type Props = {
  name: string
  isKms: boolean
  /** Called before the request: the sessions may end before the response arrives. */
  onDeleting: () => void
  onDeleted: () => void
  /** Called when the community is kept: nothing was deleted. */
  onKept: () => void
  onClose: () => void
}

/**
 * Asks before a community is deleted: explains the effects, wants `delete` or `supprimer` typed, and follows the
 * operation. Pending and treating end the session; an error closes the dialog.
 */
export function DeleteDialog({ name, isKms, onDeleting, onDeleted, onKept, onClose }: Props) {
  const deletionTexts = useTexts(deletion)
  const sentence = useProblemText()
  const read = useQueryCall(getDeletion, {})
  const start = useCall(deleteIssuer)
  const [callbackId, setCallbackId] = useState<string>()
  const operation = useOperation(followOperation, callbackId)
  const fate = fateOf(operation)
  const isOver = useRef(false)
  const prepareSessionEnd = useSessionEnd()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new fate of the community matters.
  useEffect(() => {
    if (callbackId === undefined || fate === 'waits' || isOver.current) return
    isOver.current = true
    if (fate === 'deleted') return onDeleted()
    if (fate === 'failed') toastError(sentence('serverError'))
    onKept()
    onClose()
  }, [fate, callbackId])

  const remove = async () => {
    prepareSessionEnd()
    const { output, problem } = await startDeletion(() => start.run({}), { onDeleting, onKept })
    // Without a signature to wait for it is already pending, and soon no session is left to follow it.
    if (output) return isKms ? onDeleted() : setCallbackId(output.callbackId)
    if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
    onClose()
  }
  if (callbackId !== undefined) {
    return (
      <OperationDialog
        operation={operation}
        byWallet={!isKms}
        title={deletionTexts.waitingTitle()}
        queued={deletionTexts.waitingText()}
      />
    )
  }
  return (
    <WordDialog
      title={deletionTexts.title({ name })}
      read={read}
      sentencesOf={({ badges, openClaims, subCommunities }) => [
        deletionTexts.badges({ count: badges }),
        deletionTexts.claims({ count: openClaims }),
        ...(subCommunities > 0 ? [deletionTexts.subs({ count: subCommunities })] : []),
        deletionTexts.ends(),
        deletionTexts.people(),
        deletionTexts.keys(),
      ]}
      label={deletionTexts.word()}
      example={deletionTexts.example()}
      isWord={isDeleteWord}
      confirm={deletionTexts.confirm()}
      working={start.working}
      workingLabel={deletionTexts.deleting()}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
