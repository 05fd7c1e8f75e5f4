import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Webhook } from '../contract.ts'
import { webhooksPart } from '../page-texts.ts'
import { useDeliveryWords } from './use-delivery-words.ts'

const CHIPS = { working: 'owner', failing: 'notDelivered', off: 'expired' } as const

/** Whether an endpoint works. */
export function WebhookChip({ webhook }: { webhook: Webhook }) {
  const say = useTexts(webhooksPart)
  return <StatusChip status={CHIPS[webhook.state]}>{say[webhook.state]()}</StatusChip>
}

/** Returns what is wrong with an endpoint, since when and what follows; '' while it works. */
export function useTrouble({ state, offReason, failingSince, failingStatus, offAt }: Webhook): string {
  const say = useTexts(webhooksPart)
  const format = useFormat()
  const { soon } = useDeliveryWords()
  if (state === 'off') {
    if (offReason === 'gone') return say.offGone()
    return offReason === 'failing' ? say.offFailing() : say.offByAdmin()
  }
  if (state === 'working' || failingSince === '') return ''
  const when = soon(failingSince)
  const since = failingStatus === 0 ? say.silent({ when }) : say.returning({ status: `${failingStatus}`, when })
  return offAt === '' ? since : `${since} ${say.turnsOff({ date: format.day(offAt) })}`
}
