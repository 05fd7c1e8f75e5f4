import { type ReactNode, useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { type Outcome, useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { getTemplate } from '../../contract.ts'
import type { Template } from '../../form/studio/form-values.ts'
import { TemplateOperation } from './template-operation.tsx'

type Props = {
  template: Template
  title: string
  /** Labels of the buttons. */
  keep: string
  action: string
  /** The title while the operation is in progress. */
  running: string
  /** The toast after it is done. */
  done: string
  working: boolean
  /** Returns the operation to wait for, or ''. */
  ask: () => Promise<Outcome<{ callbackId: string }>>
  onEnd: () => void
  /** What ends and what stays, with the current counts: the template was read some time before. */
  children: (counts: Template['counts']) => ReactNode
}

/**
 * Asks for confirmation before part of a template ends, showing its card, and waits for the operation if there is one.
 */
export function EndDialog({ template, title, keep, action, running, done, working, ask, onEnd, children }: Props) {
  const sentence = useProblemText()
  const [callbackId, setCallbackId] = useState('')
  const [isAnswered, setAnswered] = useState(false)
  const end = () => {
    toastSuccess(done)
    onEnd()
  }
  const press = async () => {
    setAnswered(true)
    const { output, problem } = await ask()
    if (output?.callbackId) return setCallbackId(output.callbackId)
    if (output) return end()
    if (!isServerTrouble(problem)) toastError(sentence(problem.key))
    onEnd()
  }
  if (callbackId) return <TemplateOperation callbackId={callbackId} running={running} onDone={end} onFailed={onEnd} />
  return (
    <Dialog
      opened
      onClose={onEnd}
      title={title}
      object={<FlatCard spec={template.card as CardSpec} width={56} />}
      actions={
        <DialogActions onClose={onEnd} cancel={keep} kind="dangerFilled" working={working} onClick={() => void press()}>
          {action}
        </DialogActions>
      }
    >
      <Counted template={template} isAsking={!isAnswered}>
        {children}
      </Counted>
    </Dialog>
  )
}

/**
 * Only while the question is open: the notice of the end can arrive before the response, and a removed template is not
 * read again.
 */
function Counted({ template, isAsking, children }: Pick<Props, 'template' | 'children'> & { isAsking: boolean }) {
  const read = useQueryCall(getTemplate, { templateId: template.id }, { quiet: true, enabled: isAsking }).data
  return children((read ?? template).counts)
}
