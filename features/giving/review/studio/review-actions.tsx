import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { type AdminGift, approveGift, getGiving, listGifts, refuseGift } from '../../contract.ts'
import { giftsList } from '../../studio-texts.ts'
import { useGiftPersonName } from './gift-cells.tsx'

const STALE = [listGifts, getGiving]

type Props = {
  gift: AdminGift
  /** Once the gift no longer waits: the focus needs a place. */
  onGone: () => void
}

/** The decision on a gift that waits: approving sends it at once, refusing asks first. */
export function ReviewActions({ gift, onGone }: Props) {
  const say = useTexts(giftsList)
  const sentence = useProblemText()
  const nameOf = useGiftPersonName()
  const names = { giver: nameOf(gift.giver), recipient: nameOf(gift.recipient) }
  const approving = useCall(approveGift, { invalidates: STALE })
  const invalidate = useInvalidate()
  const [isAsking, setAsking] = useState(false)
  const approve = async () => {
    const { output, problem } = await approving.run({ giftId: gift.giftId })
    if (output) {
      toastSuccess(say.approved())
      return onGone()
    }
    if (!isServerTrouble(problem)) toastError(sentence(problem.key))
    if (problem.key !== 'giftDecided') return
    // Someone else was faster: the list shows what they decided.
    for (const stale of STALE) invalidate(stale)
    onGone()
  }
  const end = () => {
    setAsking(false)
    onGone()
  }
  return (
    <>
      <Button
        size="compact"
        working={approving.working}
        workingLabel={say.approving()}
        aria-label={say.approveNamed(names)}
        onClick={() => void approve()}
      >
        {say.approve()}
      </Button>
      <Button
        size="compact"
        kind="danger"
        disabled={approving.working}
        aria-label={say.refuseNamed(names)}
        onClick={() => setAsking(true)}
      >
        {say.refuse()}
      </Button>
      {isAsking && (
        <ConfirmCall
          call={refuseGift}
          input={{ giftId: gift.giftId }}
          stale={STALE}
          title={say.refuseTitle()}
          cancel={say.keep()}
          confirm={say.refuse()}
          working={say.refusing()}
          done={say.refusedNow()}
          isOver={({ key }) => key === 'giftDecided'}
          onClose={() => setAsking(false)}
          onDone={end}
          onOver={end}
        >
          {say.refuseText(names)}
        </ConfirmCall>
      )}
    </>
  )
}
