import { useQueryClient } from '@tanstack/react-query'
import { queryKey, useCall } from '#ui/calls/use-call.ts'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { countTemplates, deleteTemplate, getTemplate, listTemplates } from '../../contract.ts'
import type { Template } from '../../form/studio/form-values.ts'
import { isPublished } from '../../rules.ts'
import { actionWords } from '../../texts.ts'
import { lifeWords } from '../texts.ts'
import { EndDialog } from './end-dialog.tsx'

type Props = {
  template: Template
  /** Called before the deletion: views of the template must stop reading it. */
  onStart: () => void
  onEnd: () => void
}

/**
 * Asks for confirmation, showing the card and what recipients keep; a published template is then deleted by an
 * operation.
 */
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
        // A running query would ask for the deleted template.
        await queries.cancelQueries({ queryKey: queryKey(getTemplate) })
        return run({ templateId: template.id })
      }}
      onEnd={onEnd}
    >
      {({ collected, open }) => (
        <>
          {isDraft ? actionTexts.removeText() : life.removeTaken({ count: collected })}
          {!isDraft && open > 0 && (
            <Text above="m" below="m">
              {life.removeOpen({ count: open })}
            </Text>
          )}
        </>
      )}
    </EndDialog>
  )
}
