import { useState } from 'react'
import { OutsideLink } from '#ui/buttons/outside-link.tsx'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { ChoiceLine } from '#ui/fields/choice-line.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { ShownQuest } from '../../view-rules.ts'
import { questPage } from '../texts.ts'

type Props = { quest: ShownQuest; working: boolean; onAccept: () => void; onClose: () => void }

/** The terms of a quest, which are read and accepted before it begins. */
export function TermsDialog({ quest: { community, termsUrl }, working, onAccept, onClose }: Props) {
  const say = useTexts(questPage)
  const [isAccepted, setAccepted] = useState(false)
  return (
    <FormDialog
      gap="m"
      onClose={onClose}
      title={say.termsTitle()}
      submit={say.begin()}
      disabled={!isAccepted}
      working={working}
      workingLabel={say.beginning()}
      onSubmit={onAccept}
    >
      <Text breaks>{say.termsText({ community })}</Text>
      <Text breaks>
        <OutsideLink address={termsUrl} />
      </Text>
      <ChoiceLine type="checkbox" checked={isAccepted} onChange={(event) => setAccepted(event.currentTarget.checked)}>
        {say.accept()}
      </ChoiceLine>
    </FormDialog>
  )
}
