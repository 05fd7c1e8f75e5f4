import { useMemo, useState } from 'react'
import { claimProblems } from '#features/claims/texts.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import type { Category } from '#features/templates/rules.ts'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { TemplatePicker } from '../../studio/template-picker.tsx'
import { memberSendProblems } from '../texts.ts'
import type { Person } from './member-plan.ts'
import { MembersForm } from './members-form.tsx'

type Props = {
  /** The members to send to, at most `DIDS_MAX`; the name is what the list shows ("Member 1a2b" without a pseudo). */
  people: Person[]
  onClose: () => void
  /** Called once the badges are sent; the dialog stays open and confirms it. */
  onSent?: () => void
}

/** Sends a badge to members: pick a published template, check the preview, send, confirm. */
export function SendToMembers({ people, onClose, onSent }: Props) {
  const [category, setCategory] = useState<Category>('basic')
  const [picked, setPicked] = useState<Template>()
  const catalogues = useMemo(() => [claimProblems, memberSendProblems], [])
  if (!picked)
    return <TemplatePicker category={category} onCategory={setCategory} onPick={setPicked} onClose={onClose} />
  return (
    <CatalogueProvider catalogues={catalogues}>
      <MembersForm
        key={picked.id}
        template={picked}
        people={people}
        onBack={() => setPicked(undefined)}
        onClose={onClose}
        onSent={onSent}
      />
    </CatalogueProvider>
  )
}
