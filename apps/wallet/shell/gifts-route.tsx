import { useNavigate, useSearch } from '@tanstack/react-router'
import { GIFT_TABS, GiftsScreen, type GiftTab } from '#features/giving/wallet/gifts-screen.tsx'

/** /gifts; `?tab=` is one of `GIFT_TABS`. */
export function GiftsRoute() {
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const show = (chosen: GiftTab) => void navigate({ to: '/gifts', search: { tab: chosen }, replace: true })
  return <GiftsScreen tab={GIFT_TABS.find((known) => known === tab) ?? 'received'} onTab={show} />
}
