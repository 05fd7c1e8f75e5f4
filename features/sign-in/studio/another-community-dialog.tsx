import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/language.tsx'
import { anotherCommunity } from '../account-texts.ts'

type Props = {
  email: string
  working: boolean
  onKeep: () => void
  onChange: () => void
  onClose: () => void
}

/** The multi-community question: names the address, and keeps or changes it. */
export function AnotherCommunityDialog({ email, working, onKeep, onChange, onClose }: Props) {
  const t = useTexts(anotherCommunity)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t.title()}
      actions={
        <>
          <Button size="footer" disabled={working} onClick={onChange}>
            {t.change()}
          </Button>
          <Button kind="primary" size="footer" working={working} workingLabel={t.starting()} onClick={onKeep}>
            {t.keep()}
          </Button>
        </>
      }
    >
      <p>{t.text({ email })}</p>
      <p className="bz-small">{t.otherText()}</p>
    </Dialog>
  )
}
