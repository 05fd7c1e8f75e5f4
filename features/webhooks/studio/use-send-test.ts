import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { listDeliveries, listWebhooks, testWebhook } from '../contract.ts'
import { useDeliveryWords } from './use-delivery-words.ts'

/** Sends a test event to an endpoint, and says how it was answered. */
export function useSendTest() {
  const sentence = useProblemText()
  const { outcome } = useDeliveryWords()
  const { run, working } = useCall(testWebhook, { invalidates: [listDeliveries, listWebhooks] })
  const send = async (webhookId: string) => {
    const { output, problem } = await run({ webhookId })
    if (!output) {
      if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
      return
    }
    const isGood = output.status >= 200 && output.status < 300
    ;(isGood ? toastSuccess : toastError)(outcome(output))
  }
  return { send, working }
}
