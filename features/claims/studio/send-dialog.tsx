import { useState } from 'react'
import type { Category } from '#features/templates/rules.ts'
import type { Template } from '#features/templates/studio/form-values.ts'
import type { Ready } from '#features/templates/studio/template-dialogs.tsx'
import { CatalogueProvider } from '#ui/catalogue.tsx'
import { importProblems } from '../import-texts.ts'
import { claimProblems } from '../texts.ts'
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
}

const CATALOGUES = [claimProblems, importProblems]

/** Sends a badge to e-mail addresses: pick, enter, send, confirm. */
export function SendDialog({ category, template, ready, onClose, onSent }: Props) {
  const [picked, setPicked] = useState<Template>()
  const chosen = template ?? picked
  if (!chosen) return <TemplatePicker category={category} onPick={setPicked} onClose={onClose} />
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <SendForm
        key={chosen.id}
        template={chosen}
        ready={ready}
        onBack={template ? undefined : () => setPicked(undefined)}
        onClose={onClose}
        onSent={onSent && (() => onSent(chosen))}
      />
    </CatalogueProvider>
  )
}
