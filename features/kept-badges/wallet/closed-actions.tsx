import { useDialogState } from '#features/holders/wallet/use-dialog-state.ts'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { checkKept, endShown, listKept } from '../contract.ts'
import { keptPage, keptSharing } from '../wallet-texts.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import type { KeptRow } from './use-kept-badges.ts'

type Props = { row: KeptRow; onRemoved: () => void }

/** What can be done with a badge that this device cannot open: turn its page off, and remove it. */
export function ClosedActions({ row: { keptId, shownUrl }, onRemoved }: Props) {
  const say = useTexts(keptPage)
  const shareTexts = useTexts(keptSharing)
  const sentence = useProblemText()
  const isOnline = useIsOnline()
  const ending = useCall(endShown, { invalidates: [listKept, checkKept] })
  const removing = useDialogState()
  const end = async () => {
    const { output } = await ending.run({ keptId })
    if (output) toastSuccess(shareTexts.ended())
  }
  return (
    <Stack above="l" gap="s">
      {shownUrl !== '' && (
        <Button
          size="large"
          fullWidth
          working={ending.working}
          workingLabel={shareTexts.ending()}
          disabled={!isOnline}
          onClick={() => void end()}
        >
          {shareTexts.end()}
        </Button>
      )}
      {ending.problem && <ProblemNote>{sentence(ending.problem.key)}</ProblemNote>}
      <Button kind="danger" size="large" fullWidth disabled={!isOnline} onClick={removing.open}>
        {say.remove()}
      </Button>
      {removing.opened && <RemoveDialog keptId={keptId} onClose={removing.close} onRemoved={onRemoved} />}
    </Stack>
  )
}
