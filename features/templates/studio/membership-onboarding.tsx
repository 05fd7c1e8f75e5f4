import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { onboardingWords } from '../life-texts.ts'
import { closeOnboarding, isOnboardingClosed } from './onboarding-state.ts'

/** Invites an admin to create the community's missing membership card, until the invitation is closed. */
export function MembershipOnboarding({ onCreate }: { onCreate: () => void }) {
  const onboardingTexts = useTexts(onboardingWords)
  const [opened, setOpened] = useState(() => !isOnboardingClosed())
  const close = () => {
    closeOnboarding()
    setOpened(false)
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={onboardingTexts.title()}
      object={<CategoryOutline category="membership" width={88} />}
      actions={
        <>
          <Button onClick={close}>{onboardingTexts.later()}</Button>
          <Button
            kind="primary"
            data-autofocus
            onClick={() => {
              close()
              onCreate()
            }}
          >
            {onboardingTexts.create()}
          </Button>
        </>
      }
    >
      {onboardingTexts.text()}
    </Dialog>
  )
}
