import { useMemo, useState } from 'react'
import { claimProblems } from '#features/claims/texts.ts'
import { nameProblems } from '#features/names/texts.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import type { Ready } from '#features/templates/life/studio/template-dialogs.tsx'
import type { Category } from '#features/templates/rules.ts'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { sendDialogProblems } from '../send-texts.ts'
import type { FilePart } from './file-part.ts'
import { SendForm } from './send-form.tsx'
import { TemplatePicker } from './template-picker.tsx'

type Props = {
  category: Category
  /** The template to send; without it a published one is picked first. */
  template?: Template
  /** The template was just published: says so, and offers to show it. */
  ready?: Ready
  onClose: () => void
  /** Called to show the history of the send. */
  onSent?: (template: Template) => void
  /** The part for a file of people. */
  files: FilePart
}

/** Sends a badge to e-mail addresses: pick, enter, send, confirm. */
export function SendDialog({ category, template, ready, onClose, onSent, files }: Props) {
  const [picked, setPicked] = useState<Template>()
  const catalogues = useMemo(() => [claimProblems, nameProblems, files.problems, sendDialogProblems], [files])
  const chosen = template ?? picked
  if (!chosen) return <TemplatePicker category={category} onPick={setPicked} onClose={onClose} />
  return (
    <CatalogueProvider catalogues={catalogues}>
      <SendForm
        key={chosen.id}
        template={chosen}
        ready={ready}
        files={files}
        onBack={template ? undefined : () => setPicked(undefined)}
        onClose={onClose}
        onSent={onSent && (() => onSent(chosen))}
      />
    </CatalogueProvider>
  )
}
