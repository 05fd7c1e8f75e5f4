import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { Button } from '#ui/buttons/button.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getDelivery, listDeliveries, listWebhooks, replayDelivery } from '../contract.ts'
import { deliveryPanel } from '../page-texts.ts'
import { isGood } from './status-names.ts'
import { useDeliveryWords } from './use-delivery-words.ts'

/** Beneath the message: one more attempt now. */
export function DeliveryFoot({ deliveryId }: { deliveryId: string }) {
  const say = useTexts(deliveryPanel)
  const sentence = useProblemText()
  const { outcome } = useDeliveryWords()
  const { data } = useQueryCall(getDelivery, { deliveryId }, { quiet: true })
  const { run, working } = useCall(replayDelivery, { invalidates: [getDelivery, listDeliveries, listWebhooks] })
  const send = async () => {
    const { output, problem } = await run({ deliveryId })
    if (!output) {
      if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
      return
    }
    ;(isGood(output.status) ? toastSuccess : toastError)(outcome(output))
  }
  const isGone = data !== undefined && data.body === ''
  return (
    <>
      <span>{isGone ? say.gone() : say.sameId()}</span>
      <Button
        kind="primary"
        icon={<ArrowsClockwiseIcon size={18} />}
        disabled={isGone || data === undefined}
        working={working}
        workingLabel={say.sending()}
        onClick={() => void send()}
      >
        {say.again()}
      </Button>
    </>
  )
}
