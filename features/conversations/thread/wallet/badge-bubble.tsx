import { FlatCard } from '#card/flat-card.tsx'
import { readCard } from '#features/badges/wallet/held-badge.ts'
import { useHeldBadges } from '#features/badges/wallet/use-held-badges.ts'
import { useWaiting } from '#features/issuing/wallet/use-waiting.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { SentBadge } from '../../contract.ts'
import { threadPage } from '../../wallet-texts.ts'
import { BadgeLine, CARD_WIDTH } from '../view/badge-line.tsx'

type Props = {
  badge: SentBadge
  /** Of the community. */
  name: string
}

/** A badge that the community sent: a link to it in the wallet, or to where it is collected. */
export function BadgeBubble({ badge, name }: Props) {
  const say = useTexts(threadPage)
  const { claimId, badgeId, title } = badge
  const { badges = [] } = useHeldBadges()
  const { data } = useWaiting()
  const held = badges.find(({ id }) => id === badgeId)
  const waiting = data?.waiting.find(({ token }) => token.startsWith(`${claimId}.`))
  const card = held?.card ?? waiting?.card
  const open = waiting
    ? { kind: 'pending' as const, label: say.waiting() }
    : { kind: 'expired' as const, label: say.ended() }
  return (
    <BadgeLine
      badge={badge}
      isOwn={false}
      card={card && <FlatCard spec={readCard(card)} width={CARD_WIDTH} shadow={false} />}
      status={badgeId === '' ? open : { kind: 'owner', label: say.held() }}
      href={held ? `/badges/${held.id}` : waiting && `/claim/${waiting.token}`}
      said={say.badge({ name, badge: title })}
    />
  )
}
