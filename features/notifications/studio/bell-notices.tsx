import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { ofTicket } from '#features/templates/event/ticket-wording-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { NewDot } from '#ui/marks/new-marks.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listNotices } from '../contract.ts'
import { bellWords } from '../texts.ts'
import styles from './bell.module.css'

type Notice = Output<typeof listNotices>['notices'][number]
const GOOD: Notice['kind'][] = ['sendFinished', 'invitationAccepted']
const WAITING: Notice['kind'][] = ['giftsToReview', 'memberWrote', 'reviewsWaiting']
const BAD: Notice['kind'][] = ['operationFailed', 'givingStopped', 'mailsBounced']
const BELL_OF_TICKETS = ofTicket(bellWords)
/** Where the notifications lead that name no template. */
const PAGES: Partial<Record<Notice['kind'], string>> = {
  reviewsWaiting: '/settings/quests/reviews',
  challengesStopped: '/settings/quests/challenges',
  keyLeaked: '/settings/api-key',
}

type Props = { before: number; onFollow: () => void }

/** A page of the notifications, and earlier ones on request. */
export function BellNotices({ before, onFollow }: Props) {
  const bellTexts = useTexts(bellWords)
  const query = useQueryCall(listNotices, before ? { before } : {}, { quiet: true })
  const [hasMore, setHasMore] = useState(false)
  return (
    <Loaded query={query} coming={<RuledOutline kind="lines" count={3} />}>
      {(data) => (
        <>
          <Box as="ul">
            {data.notices.map((notice) => (
              <li key={notice.id}>
                <Entry notice={notice} onFollow={onFollow} />
              </li>
            ))}
          </Box>
          {data.next > 0 && !hasMore && (
            <Button kind="quiet" size="compact" onClick={() => setHasMore(true)}>
              {bellTexts.more()}
            </Button>
          )}
          {hasMore && <BellNotices before={data.next} onFollow={onFollow} />}
        </>
      )}
    </Loaded>
  )
}

function Entry({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const bellTexts = useTexts(bellWords)
  const ofTickets = useTexts(BELL_OF_TICKETS)
  const { dateTime } = useFormat()
  const { kind, title, at, count, isNew, via } = notice
  // What a door sends are badges, although the notification is about its tickets.
  const sentences = kind === 'sendFinished' && notice.category === 'ticket' ? ofTickets : bellTexts
  const says = (
    <>
      <Text as="span" above="xxs" tone={BAD.includes(kind) ? 'error' : 'accent'}>
        <StatusGlyph
          status={GOOD.includes(kind) ? 'owner' : WAITING.includes(kind) ? 'pending' : 'notDelivered'}
          size={16}
        />
      </Text>
      <Stack as="span" grow breaks>
        <b>{sentences[kind]({ count })}</b>
        {title && (
          <Text as="span" tone="ink2">
            {title}
          </Text>
        )}
        {via && (
          <Text as="span" tone="ink2">
            {bellTexts.by({ parent: via })}
          </Text>
        )}
        <Text as="time" type="caption" tone="ink3" dateTime={at}>
          {dateTime(at)}
        </Text>
      </Stack>
      {isNew && (
        <Box as="span" above="s">
          <NewDot label={bellTexts.isNew()} />
        </Box>
      )}
    </>
  )
  const href = hrefOf(notice)
  if (!href) return <span className={styles.entry}>{says}</span>
  return (
    <PageLink className={styles.entry} href={href} onClick={onFollow}>
      {says}
    </PageLink>
  )
}

function hrefOf({ kind, category, hash, did }: Notice): string {
  const template = hash && `/templates/${category}?hash=${hash}`
  const conversation = did && `/settings/conversations?${new URLSearchParams({ with: did })}`
  return PAGES[kind] ?? (template || conversation)
}
