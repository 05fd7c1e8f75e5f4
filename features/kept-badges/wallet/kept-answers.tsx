import { serverNow } from '#base/server-time.ts'
import { STANDARD_NAMES } from '#features/badges/rules.ts'
import { Rows } from '#ui/layout/rows.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { Status } from '#ui/marks/status-glyph.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { isOfHolder } from '../rules.ts'
import { keptPage } from '../wallet-texts.ts'
import type { Summary } from './use-kept-badges.ts'

/** Three lines that answer: is it mine, who sees it, how long. */
export function KeptAnswers({ summary, isShared }: { summary: Summary; isShared: boolean }) {
  const say = useTexts(keptPage)
  const format = useFormat()
  const { yours, issuedAt, validUntil, standard } = summary
  const isMine = isOfHolder(yours)
  const reasons = { key: say.yoursByKey, address: say.yoursByAddress, other: say.namesOther, none: say.namesNobody }
  const isOver = validUntil !== '' && new Date(validUntil) <= serverNow()
  const until = validUntil && { day: format.lastDay(validUntil) }
  const end = !until ? say.noEnd() : isOver ? say.expiredOn(until) : say.validUntil(until)
  const awarded = issuedAt && say.awarded({ day: format.date(issuedAt), standard: STANDARD_NAMES[standard] })
  return (
    <Rows above="l">
      <Answer
        status={isMine ? 'owner' : 'pending'}
        tone={isMine ? 'owner' : 'pending'}
        title={isMine ? say.yours() : say.notLinked()}
        text={reasons[yours]()}
      />
      <Answer
        status="shared"
        title={isShared ? say.shared() : say.public()}
        text={isShared ? say.sharedText() : say.publicText()}
      />
      <Answer
        status={isOver ? 'expired' : 'owner'}
        tone={isOver ? undefined : 'owner'}
        title={end}
        text={awarded || STANDARD_NAMES[standard]}
      />
    </Rows>
  )
}

type AnswerProps = { status: Status; tone?: 'owner' | 'pending' | undefined; title: string; text: string }

function Answer({ status, tone, title, text }: AnswerProps) {
  return (
    <StatusLine as="li" status={status} glyphTone={tone} size={20} gap="m" padBlock="m">
      <Text as="strong" block type="lead" tone={tone === 'pending' ? 'pending' : undefined} weight={600}>
        {title}
      </Text>
      <Text as="span" block tone="ink2" breaks>
        {text}
      </Text>
    </StatusLine>
  )
}
