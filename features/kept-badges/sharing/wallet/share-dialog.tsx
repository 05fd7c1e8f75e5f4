import { bytesOf } from '#base/base64.ts'
import { ShareAddress } from '#features/badges/sharing/wallet/share-address.tsx'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { checkKept, endShown, listKept, shareKept } from '../../contract.ts'
import type { KeptPage } from '../../wallet/use-kept-page.ts'
import { keptSharing } from '../../wallet-texts.ts'

type Props = { page: KeptPage; onClose: () => void }

const STALE = [listKept, checkKept]

/** Turns the public page of a badge from elsewhere on and off, and has its address. */
export function ShareDialog({ page, onClose }: Props) {
  return page.row.shownUrl ? <IsOn page={page} onClose={onClose} /> : <IsOff page={page} onClose={onClose} />
}

/** Of a badge that this device sealed, the press also agrees that its text leaves the device. */
function IsOff({ page: { row, opened }, onClose }: Props) {
  const say = useTexts(keptSharing)
  const sentence = useProblemText()
  const { run, working, problem } = useCall(shareKept, { invalidates: STALE })
  const { badge } = opened
  const make = () => {
    const file = badge && new File([bytesOf(badge.content)], badge.name, { type: badge.type })
    return run({ keptId: row.keptId, file })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say.title()}
      actions={
        <DialogActions onClose={onClose} working={working} workingLabel={say.making()} onClick={() => void make()}>
          {badge ? say.makeAnyway() : say.make()}
        </DialogActions>
      }
    >
      <Stack gap="m" tone="ink2">
        <p>{say.off()}</p>
        <p>{say.shows()}</p>
        <p>{say.closes()}</p>
        {badge && (
          <StatusLine status="pending" glyphTone="pending">
            {say.leaves()}
          </StatusLine>
        )}
        {problem && <ProblemNote>{sentence(problem.key, problem.values)}</ProblemNote>}
      </Stack>
    </Dialog>
  )
}

function IsOn({ page: { row }, onClose }: Props) {
  const say = useTexts(keptSharing)
  const sentence = useProblemText()
  const copy = useCopy()
  const { run, working, problem } = useCall(endShown, { invalidates: STALE })
  const end = async () => {
    const { output } = await run({ keptId: row.keptId })
    if (!output) return
    toastSuccess(say.ended())
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say.title()}
      actions={
        <>
          <Button kind="danger" size="large" working={working} workingLabel={say.ending()} onClick={() => void end()}>
            {say.end()}
          </Button>
          <Button kind="primary" size="large" onClick={() => void copy(row.shownUrl)} data-autofocus>
            {say.copy()}
          </Button>
        </>
      }
    >
      <Stack gap="s">
        <Text tone="ink2">{say.on()}</Text>
        <ShareAddress url={row.shownUrl} />
        <Text type="small" tone="ink3">
          {say.closes()}
        </Text>
        {problem && <ProblemNote>{sentence(problem.key)}</ProblemNote>}
      </Stack>
    </Dialog>
  )
}
