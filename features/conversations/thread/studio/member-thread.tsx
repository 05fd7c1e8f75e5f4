import { FlatCard } from '#card/flat-card.tsx'
import { claimWords } from '#features/claims/texts.ts'
import { useCards } from '#features/members/studio/use-cards.ts'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { CATEGORIES } from '#ui/marks/category-glyph.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Message, SentBadge } from '../../contract.ts'
import { threadWords } from '../../page-texts.ts'
import { BadgeLine, CARD_WIDTH } from '../view/badge-line.tsx'
import { Thread } from '../view/thread.tsx'
import { type ThreadReading, useMarkRead } from './use-thread.ts'

/** Of the latest badges; earlier ones keep their outlines. */
const CARDS_MAX = 100

type Props = { did: string; name: string; thread: ThreadReading }

/** The messages of a member's conversation; what is shown is marked as read. */
export function MemberThread({ did, name, thread }: Props) {
  const say = useTexts(threadWords)
  const claim = useTexts(claimWords)
  const format = useFormat()
  const { query, conversation, lines, badges, last, hasMore, more, isReadingMore, isMoreFailed } = thread
  const cards = useCards(badges.slice(-CARDS_MAX).map(({ templateId }) => templateId))
  useMarkRead({ did, unread: conversation?.unread ?? 0, messageId: last?.messageId })
  const isGone = query.error?.key === 'notFound'
  const sign = ({ from, author: admin, isRead, created }: Message) => {
    const author = from === 'member' ? name : admin || say.formerAdmin()
    const caption = from === 'community' && isRead ? say.captionRead : say.caption
    return { author, caption: caption({ author, time: format.time(created) }) }
  }
  const drawBadge = (badge: SentBadge) => {
    const card = cards.get(badge.templateId)
    const category = CATEGORIES.find((one) => one === badge.category) ?? 'basic'
    const kind = badge.badgeId === '' ? 'pending' : 'owner'
    return (
      <BadgeLine
        badge={badge}
        isOwn
        card={
          card ? (
            <FlatCard spec={card} width={CARD_WIDTH} />
          ) : (
            <CategoryOutline category={category} width={CARD_WIDTH} />
          )
        }
        status={{ kind, label: claim[kind]() }}
        titleHref={badge.badgeId && `/verify/${badge.badgeId}`}
        caption={say.badgeCaption({ time: format.time(badge.created) })}
      />
    )
  }
  return (
    <Thread
      own="community"
      lines={isGone ? [] : lines}
      last={last}
      isLoaded={query.data !== undefined}
      earlier={
        !isGone && hasMore && { more, working: isReadingMore, problem: isMoreFailed ? say.notLoaded() : undefined }
      }
      date={format.longDay}
      sign={sign}
      drawBadge={drawBadge}
      nameOf={() => name}
    >
      {isGone ? (
        <Text below="m" tone="ink2" role="status">
          {say.gone()}
        </Text>
      ) : (
        <Loaded query={query} coming={<RuledOutline kind="lines" count={6} />}>
          {() =>
            lines.length === 0 && (
              <Text below="m" tone="ink2">
                {say.none()}
              </Text>
            )
          }
        </Loaded>
      )}
    </Thread>
  )
}
