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

/** Asks once more, showing the card, before a draft goes for good. */
export function DeleteDialog({ template, onEnd }: { template: Template; onEnd: (isDeleted: boolean) => void }) {
  const t = useTexts(actionWords)
  const sentence = useProblemText()
  const { run, working } = useCall(deleteTemplate, { invalidates: [listTemplates, countTemplates] })
  const remove = async () => {
    const { problem } = await run({ templateId: template.id })
    if (!problem) {
      toastSuccess(t.removed())
      return onEnd(true)
    }
    if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
    onEnd(false)
  }
  return (
    <Dialog
      opened
      onClose={() => onEnd(false)}
      title={t.removeTitle({ title: template.data.name })}
      object={<FlatCard spec={template.card as CardSpec} width={56} />}
      actions={
        <>
          <Button onClick={() => onEnd(false)}>{t.keep()}</Button>
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
