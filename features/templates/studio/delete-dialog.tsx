import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#ui/language.tsx'
import { queryKey, useCall } from '#ui/use-call.ts'
import { countTemplates, deleteTemplate, getTemplate, listTemplates } from '../contract.ts'
import { lifeWords } from '../life-texts.ts'
import { isPublished } from '../rules.ts'
import { actionWords } from '../texts.ts'
import { EndDialog } from './end-dialog.tsx'
import type { Template } from './form-values.ts'

type Props = {
  template: Template
  /** The template is about to go: what shows it must not read it again. */
  onStart: () => void
  onEnd: () => void
}

/** Asks once more, showing the card and what people keep; a published template then goes by an operation. */
export function DeleteDialog({ template, onStart, onEnd }: Props) {
  const actionTexts = useTexts(actionWords)
  const life = useTexts(lifeWords)
  const { run, working } = useCall(deleteTemplate, { invalidates: [listTemplates, countTemplates] })
  const queries = useQueryClient()
  const { contractState, data } = template
  const title = data.name
  const isDraft = !isPublished(contractState)
  return (
    <EndDialog
      template={template}
      title={actionTexts.removeTitle({ title })}
      keep={actionTexts.keep()}
      action={actionTexts.removeDraft()}
      running={life.removing({ title })}
      done={isDraft ? actionTexts.removed() : life.removedPublished({ title })}
      working={working}
      ask={async () => {
        onStart()
        // A reading that is on its way would ask for what is gone by then.
        await queries.cancelQueries({ queryKey: queryKey(getTemplate) })
        return run({ templateId: template.id })
      }}
      onEnd={onEnd}
    >
      {({ collected, open }) => (
        <>
          {isDraft ? actionTexts.removeText() : life.removeTaken({ count: collected })}
          {!isDraft && open > 0 && <p>{life.removeOpen({ count: open })}</p>}
        </>
      )}
    </EndDialog>
  )
}
