import { listWaiting } from '#features/issuing/contract.ts'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { blockGiver, declineGift, listBlocked, listReceived } from '../wallet-contract.ts'
import { receivedGift } from '../wallet-texts.ts'

type Props = { giftId: string; giver: string; onClose: () => void; onDone: () => void }

/** Asks before a gift is declined. */
export function DeclineDialog({ giftId, giver, onClose, onDone }: Props) {
  const say = useTexts(receivedGift)
  return (
    <ConfirmCall
      call={declineGift}
      input={{ giftId }}
      stale={[listReceived, listWaiting]}
      title={say.declineTitle()}
      cancel={say.keep()}
      confirm={say.decline()}
      working={say.declining()}
      done={say.declined()}
      onClose={onClose}
      onDone={onDone}
    >
      {say.declineText({ giver })}
    </ConfirmCall>
  )
}

/** Says what blocking a giver means before it is done. */
export function BlockGiverDialog({ giftId, giver, onClose, onDone }: Props) {
  const say = useTexts(receivedGift)
  return (
    <ConfirmCall
      call={blockGiver}
      input={{ giftId }}
      stale={[listReceived, listWaiting, listBlocked]}
      title={say.blockTitle({ giver })}
      cancel={say.keep()}
      confirm={say.block({ giver })}
      working={say.blocking()}
      done={say.blocked({ giver })}
      onClose={onClose}
      onDone={onDone}
    >
      {say.blockText()}
    </ConfirmCall>
  )
}
