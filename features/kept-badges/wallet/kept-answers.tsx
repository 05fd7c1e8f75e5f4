import { serverNow } from '#base/server-time.ts'
import { STANDARD_NAMES } from '#features/badges/rules.ts'
import { publicPageWords } from '#features/badges/texts.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { type Status, StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { isOfHolder } from '../rules.ts'
import { keptPage } from '../wallet-texts.ts'
import styles from './kept.module.css'
import type { Summary } from './use-kept-badges.ts'

/** Three lines that answer: is it mine, who sees it, how long. */
export function KeptAnswers({ summary, isShared }: { summary: Summary; isShared: boolean }) {
  const say = useTexts(keptPage)
  const pageTexts = useTexts(publicPageWords)
  const format = useFormat()
  const { yours, word, issuedAt, validUntil, standard } = summary
  const isMine = isOfHolder(yours) && word === 'genuine'
  const reasons = { key: say.yoursByKey, address: say.yoursByAddress, other: say.namesOther, none: say.namesNobody }
  // What a badge says of its holder is no more proven than the rest of it.
  const isClaimed = isOfHolder(yours) && !isMine
  const isOver = validUntil !== '' && new Date(validUntil) <= serverNow()
  const until = validUntil && { day: format.lastDay(validUntil) }
  const end = !until ? pageTexts.noEnd() : isOver ? say.expiredOn(until) : say.validUntil(until)
  const awarded = issuedAt && say.awarded({ day: format.date(issuedAt), standard: STANDARD_NAMES[standard] })
  return (
    <Stack as="ul" above="l" lined="between" className={styles.answers}>
      <Answer
        status={isMine ? 'owner' : 'pending'}
        tone={isMine ? 'owner' : 'pending'}
        title={isMine ? say.yours() : isClaimed ? say.claimed() : say.notLinked()}
        text={isClaimed ? say.claimedText() : reasons[yours]()}
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
    </Stack>
  )
}

type AnswerProps = { status: Status; tone?: 'owner' | 'pending' | undefined; title: string; text: string }

function Answer({ status, tone, title, text }: AnswerProps) {
  return (
    <Row as="li" gap="m" align="start" padBlock="m">
      <Text as="span" tone={status === 'shared' ? 'anchoring' : undefined}>
        <StatusGlyph status={status} size={20} tone={tone} />
      </Text>
      <Box grow>
        <Text as="strong" block type="lead" tone={tone === 'pending' ? 'pending' : undefined} weight={600}>
          {title}
        </Text>
        <Text as="span" block tone="ink2" breaks>
          {text}
        </Text>
      </Box>
    </Row>
  )
}
