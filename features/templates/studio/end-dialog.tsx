import { type ReactNode, useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { isServerTrouble } from '#ui/query-client.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { type Outcome, useQueryCall } from '#ui/use-call.ts'
import { getTemplate } from '../contract.ts'
import type { Template } from './form-values.ts'
import { TemplateOperation } from './template-operation.tsx'

type Props = {
  template: Template
  title: string
  /** What the buttons say. */
  keep: string
  action: string
  /** The title while an operation is waited for. */
  running: string
  /** What the toast says when it is done. */
  done: string
  working: boolean
  /** Answers the operation that it waits for, or ''. */
  ask: () => Promise<Outcome<{ callbackId: string }>>
  onEnd: () => void
  /** What ends and what stays, told by the counts of this moment: the template was read some time before. */
  children: (counts: Template['counts']) => ReactNode
}

/** Asks once more before something of a template ends, showing its card, and waits for the operation that it may need. */
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
        <>
          <Button onClick={onEnd}>{keep}</Button>
          <Button kind="dangerFilled" working={working} onClick={() => void press()}>
            {action}
          </Button>
        </>
      }
    >
      <Counted template={template} isAsking={!isAnswered}>
        {children}
      </Counted>
    </Dialog>
  )
}

/** Only while the question stands: the news of an end comes before its answer, and what is gone is not read again. */
function Counted({ template, isAsking, children }: Pick<Props, 'template' | 'children'> & { isAsking: boolean }) {
  const read = useQueryCall(getTemplate, { templateId: template.id }, { quiet: true, enabled: isAsking }).data
  return children((read ?? template).counts)
}
