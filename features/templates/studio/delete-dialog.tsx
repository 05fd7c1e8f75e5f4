import { FlatCard } from '#card/card.tsx'
import type { CardSpec } from '#card/card-spec.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/language.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { useCall } from '#ui/use-call.ts'
import { countTemplates, deleteTemplate, listTemplates } from '../contract.ts'
import { actionWords } from '../texts.ts'
import type { Template } from './form-values.ts'

type Props = {
  template: Template
  /** The draft is about to go: what shows it must not read it again. */
  onStart: () => void
  onEnd: () => void
}

/** Asks once more, showing the card, before a draft goes for good. */
export function DeleteDialog({ template, onStart, onEnd }: Props) {
  const t = useTexts(actionWords)
  const sentence = useProblemText()
  const { run, working } = useCall(deleteTemplate, { invalidates: [listTemplates, countTemplates] })
  const remove = async () => {
    onStart()
    const { problem } = await run({ templateId: template.id })
    if (!problem) toastSuccess(t.removed())
    else if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
    onEnd()
  }
  return (
    <Dialog
      opened
      onClose={onEnd}
      title={t.removeTitle({ title: template.data.name })}
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
      {t.removeText()}
    </Dialog>
  )
}
