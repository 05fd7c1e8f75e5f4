import { useState } from 'react'
import type { MemberRow } from '#features/members/contract.ts'
import { Button } from '#ui/buttons/button.tsx'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { MoreRows } from '#ui/lists/more-rows.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listMemberPoints, type StatementLine } from '../contract.ts'
import { aboutOf, writeAmount } from '../line-rules.ts'
import { lineWords } from '../line-texts.ts'
import { memberPoints } from '../studio-texts.ts'
import { GivePointsDialog } from './give-points-dialog.tsx'
import styles from './member-points.module.css'

/** Lines that the panel shows at first. */
const FEW = 4

/** In a member's panel: where the points come from, newest first, and the way to give some. */
export function MemberPoints({ member }: { member: MemberRow }) {
  const say = useTexts(memberPoints)
  const [isLong, setIsLong] = useState(false)
  const [isGiving, setIsGiving] = useState(false)
  const next = ({ next }: { next: string }) => (next ? { after: next } : undefined)
  const pages = usePagesCall(listMemberPoints, { did: member.did }, { next })
  const { query, hasMore, more, isReadingMore, isMoreFailed } = pages
  const [first] = query.data ?? []
  const total = first?.total ?? 0
  const lines = query.data?.flatMap((page) => page.lines) ?? []
  return (
    <section className={styles.section} aria-label={say.title()}>
      <Row gap="m" align="baseline" justify="between">
        <h3>{say.title()}</h3>
        {total > FEW && (
          <button type="button" className={styles.all} aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
            {isLong ? say.fewer() : say.all({ count: total })}
          </button>
        )}
      </Row>
      <Loaded query={query} coming={<RuledOutline kind="lines" count={FEW} />}>
        {() =>
          lines.length === 0 ? (
            <p className={styles.none}>{say.none()}</p>
          ) : (
            <Box as="ul" above="s" className={styles.lines}>
              {(isLong ? lines : lines.slice(0, FEW)).map((line) => (
                <Line key={line.transferId} line={line} />
              ))}
            </Box>
          )
        }
      </Loaded>
      {isLong && hasMore && <MoreRows label={say.more()} more={more} working={isReadingMore} isFailed={isMoreFailed} />}
      {first?.mayGive && member.status !== 'left' && (
        <Button size="compact" onClick={() => setIsGiving(true)}>
          {say.give()}
        </Button>
      )}
      {isGiving && <GivePointsDialog member={member} onClose={() => setIsGiving(false)} />}
    </section>
  )
}

function Line({ line }: { line: StatementLine }) {
  const words = useTexts(lineWords)
  const format = useFormat()
  const about = words[aboutOf(line)]()
  const title = line.title || line.reason
  return (
    <li>
      <time dateTime={line.at}>{format.day(line.at)}</time>
      <Stack as="span" breaks shrinks>
        <Text as="span" weight={500}>
          {title || about}
        </Text>
        {title && (
          <Text as="span" type="small" tone="ink2">
            {about}
          </Text>
        )}
      </Stack>
      <strong>{writeAmount(line.points, format.number)}</strong>
    </li>
  )
}
