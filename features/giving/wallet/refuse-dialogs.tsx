import { listWaiting } from '#features/issuing/contract.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { blockGiver, declineGift, listBlocked, listReceived } from '../wallet-contract.ts'
import { receivedGift } from '../wallet-texts.ts'

type Props = { giftId: string; giver: string; onClose: () => void; onDone: () => void }

/** Asks before a gift is declined. */
export function DeclineDialog({ giftId, giver, onClose, onDone }: Props) {
  const say = useTexts(receivedGift)
  const { run, working, problem } = useCall(declineGift, { invalidates: [listReceived, listWaiting] })
  const decline = async () => {
    if (!(await run({ giftId })).output) return
    toastSuccess(say.declined())
    onDone()
  }
  return (
    <ConfirmDialog
      title={say.declineTitle()}
      text={say.declineText({ giver })}
      keep={say.keep()}
      confirm={say.decline()}
      working={working}
      workingLabel={say.declining()}
      problem={problem?.key}
      onConfirm={() => void decline()}
      onClose={onClose}
    />
  )
}

/** Says what blocking a giver means before it is done. */
export function BlockGiverDialog({ giftId, giver, onClose, onDone }: Props) {
  const say = useTexts(receivedGift)
  const { run, working, problem } = useCall(blockGiver, {
    invalidates: [listReceived, listWaiting, listBlocked],
  })
  const block = async () => {
    if (!(await run({ giftId })).output) return
    toastSuccess(say.blocked({ giver }))
    onDone()
  }
  return (
    <ConfirmDialog
      title={say.blockTitle({ giver })}
      text={say.blockText()}
      keep={say.keep()}
      confirm={say.block({ giver })}
      working={working}
      workingLabel={say.blocking()}
      problem={problem?.key}
      onConfirm={() => void block()}
      onClose={onClose}
    />
  )
}
