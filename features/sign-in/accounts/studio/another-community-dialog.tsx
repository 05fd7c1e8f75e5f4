import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { anotherCommunity } from '../texts.ts'

type Props = {
  email: string
  working: boolean
  onKeep: () => void
  onChange: () => void
  onClose: () => void
}

/** Asks whether to use the current address or another one for one more community. */
export function AnotherCommunityDialog({ email, working, onKeep, onChange, onClose }: Props) {
  const anotherCommunityTexts = useTexts(anotherCommunity)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={anotherCommunityTexts.title()}
      actions={
        <>
          <Button size="large" disabled={working} onClick={onChange}>
            {anotherCommunityTexts.change()}
          </Button>
          <Button
            kind="primary"
            size="large"
            working={working}
            workingLabel={anotherCommunityTexts.starting()}
            onClick={onKeep}
          >
            {anotherCommunityTexts.keep()}
          </Button>
        </>
      }
    >
      <Text above="m" below="m">
        {anotherCommunityTexts.text({ email })}
      </Text>
      <p className="bz-small">{anotherCommunityTexts.otherText()}</p>
    </Dialog>
  )
}
