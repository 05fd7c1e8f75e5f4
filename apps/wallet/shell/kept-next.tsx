import type { HeldBadge } from '#features/badges/wallet/held-badge.ts'
import { NextEventDay } from '#features/badges/wallet/next-event-day.tsx'
import { NextNews } from '#features/channel/wallet/next-news.tsx'
import { useCommunities } from '#features/members/communities/wallet/use-communities.ts'
import { NextQuests } from '#features/quests/entries/wallet/next-quests.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { isOn } from './feature-flags.ts'
import { keptNext } from './texts.ts'
import styles from './wallet-frame.module.css'

/** What is next after a badge was kept: quests, the event, the channel. The style hides the heading where there is nothing. */
export function KeptNext({ badge }: { badge: HeldBadge }) {
  const say = useTexts(keptNext)
  const { data } = useCommunities()
  const issuerId = data?.communities.find(({ did }) => did === badge.issuer.did)?.issuerId
  return (
    <Stack as="section" above="l" below="l" gap="m" className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title">{say.title()}</h2>
      {issuerId && isOn('quests') && <NextQuests issuerId={issuerId} />}
      <NextEventDay badge={badge} />
      {issuerId && <NextNews issuerId={issuerId} />}
    </Stack>
  )
}
