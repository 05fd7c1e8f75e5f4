import { type FormEvent, useId, useState } from 'react'
import { OutsideLink } from '#ui/buttons/outside-link.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { ShownQuest } from '../view-rules.ts'
import { questPage } from '../wallet-texts.ts'
import styles from './quests-screen.module.css'

type Props = { quest: ShownQuest; working: boolean; onAccept: () => void; onClose: () => void }

/** The terms of a quest, which are read and accepted before it begins. */
export function TermsDialog({ quest: { community, termsUrl }, working, onAccept, onClose }: Props) {
  const say = useTexts(questPage)
  const form = useId()
  const [isAccepted, setAccepted] = useState(false)
  const accept = (event: FormEvent) => {
    event.preventDefault()
    if (isAccepted) onAccept()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say.termsTitle()}
      actions={
        <DialogActions
          onClose={onClose}
          type="submit"
          form={form}
          working={working}
          workingLabel={say.beginning()}
          disabled={!isAccepted}
        >
          {say.begin()}
        </DialogActions>
      }
    >
      <Stack as="form" id={form} gap="m" className={styles.terms} onSubmit={accept} noValidate>
        <p>{say.termsText({ community })}</p>
        <p>
          <OutsideLink address={termsUrl} />
        </p>
        <Row as="label" gap="s" className={styles.accept}>
          <input type="checkbox" checked={isAccepted} onChange={(event) => setAccepted(event.currentTarget.checked)} />
          <span>{say.accept()}</span>
        </Row>
      </Stack>
    </Dialog>
  )
}
