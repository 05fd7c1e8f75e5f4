import { useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/language.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { useCall } from '#ui/use-call.ts'
import { countTemplates, deleteTemplate, listTemplates } from '../contract.ts'
import { lifeWords } from '../life-texts.ts'
import { isPublished } from '../rules.ts'
import { actionWords } from '../texts.ts'
import type { Template } from './form-values.ts'
import { TemplateOperation } from './template-operation.tsx'

type Props = {
  template: Template
  /** The template is about to go: what shows it must not read it again. */
  onStart: () => void
  onEnd: () => void
}

/** Asks once more, showing the card and what people keep; a published template then goes by an operation. */
export function DeleteDialog({ template, onStart, onEnd }: Props) {
  const t = useTexts(actionWords)
  const life = useTexts(lifeWords)
  const sentence = useProblemText()
  const [callbackId, setCallbackId] = useState('')
  const { run, working } = useCall(deleteTemplate, { invalidates: [listTemplates, countTemplates] })
  const { counts, contractState, data } = template
  const title = data.name
  const isDraft = !isPublished(contractState)
  const remove = async () => {
    onStart()
    const { output, problem } = await run({ templateId: template.id })
    if (output?.callbackId) return setCallbackId(output.callbackId)
    if (output) toastSuccess(t.removed())
    else if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
    onEnd()
  }
  if (callbackId) {
    return (
      <TemplateOperation
        callbackId={callbackId}
        running={life.removing({ title })}
        onSuccess={() => {
          toastSuccess(life.removedPublished({ title }))
          onEnd()
        }}
        onEnd={onEnd}
      />
    )
  }
  return (
    <Dialog
      opened
      onClose={onEnd}
      title={t.removeTitle({ title })}
      object={<FlatCard spec={template.card as CardSpec} width={56} />}
      actions={
        <>
          <Button onClick={onEnd}>{t.keep()}</Button>
          <Button kind="dangerFilled" working={working} onClick={() => void remove()}>
            {t.removeDraft()}
          </Button>
        </>
      }
    >
      {isDraft ? t.removeText() : life.removeTaken({ count: counts.collected })}
      {!isDraft && counts.open > 0 && <p>{life.removeOpen({ count: counts.open })}</p>}
    </Dialog>
  )
}
