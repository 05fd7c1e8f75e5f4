import { useState } from 'react'
import type { MemberRow } from '#features/members/contract.ts'
import { Button } from '#ui/buttons/button.tsx'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { MoreRows } from '#ui/lists/more-rows.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listMemberPoints } from '../contract.ts'
import { StatementRow } from '../statement/view/statement-row.tsx'
import { memberPoints } from '../studio-texts.ts'
import { GivePointsDialog } from './give-points-dialog.tsx'

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
    <Box as="section" above="xxl" aria-label={say.title()}>
      <Row gap="m" align="baseline" justify="between">
        <h3>{say.title()}</h3>
        {total > FEW && (
          <Text as="span" type="small">
            <button type="button" className="bz-link" aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
              {isLong ? say.fewer() : say.all({ count: total })}
            </button>
          </Text>
        )}
      </Row>
      <Loaded query={query} coming={<RuledOutline kind="lines" count={FEW} />}>
        {() =>
          lines.length === 0 ? (
            <Text above="s" tone="ink2">
              {say.none()}
            </Text>
          ) : (
            <Rows above="s">
              {(isLong ? lines : lines.slice(0, FEW)).map((line) => (
                <StatementRow key={line.transferId} line={line} dense />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {isLong && hasMore && <MoreRows label={say.more()} more={more} working={isReadingMore} isFailed={isMoreFailed} />}
      {first?.mayGive && member.status !== 'left' && (
        <Box above="m">
          <Button size="compact" onClick={() => setIsGiving(true)}>
            {say.give()}
          </Button>
        </Box>
      )}
      {isGiving && <GivePointsDialog member={member} onClose={() => setIsGiving(false)} />}
    </Box>
  )
}
