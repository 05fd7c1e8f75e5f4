import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Shield } from '#ui/marks/shield.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyAny } from '../../contract.ts'
import { faceOf } from '../face-rules.ts'
import { endorsementWords } from '../foreign-texts.ts'
import { VerdictChip } from '../view/verdict-chip.tsx'

type Found = Output<typeof verifyAny>
type Endorsement = Found['endorsements'][number]
type Badge = Pick<Found, 'endorsements' | 'title'> & { issuer: { name: string; did: string } }

const SHOWN_FIRST = 3
const CHIPS = {
  genuine: { status: 'owner', word: 'signed' },
  notChecked: { status: 'pending', word: 'notChecked' },
  notGenuine: { status: 'notDelivered', word: 'notGenuine' },
} as const

/** Who endorses a badge, its achievement or its issuer, the newest first; nothing for a badge without. */
export function EndorsementList({ badge, heading = 'h2' }: { badge: Badge; heading?: 'h2' | 'h3' }) {
  const say = useTexts(endorsementWords)
  const [isAll, setAll] = useState(false)
  const { endorsements } = badge
  if (endorsements.length === 0) return null
  const shown = isAll ? endorsements : endorsements.slice(0, SHOWN_FIRST)
  return (
    <Stack as="section" gap="m" full>
      <Heading as={heading}>{say.title()}</Heading>
      <Stack as="ul" gap="m">
        {shown.map((endorsement, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the endorsements of a checked badge do not change
          <li key={at}>
            <OneEndorsement endorsement={endorsement} badge={badge} />
          </li>
        ))}
      </Stack>
      {shown.length < endorsements.length && (
        <Row>
          <Button onClick={() => setAll(true)}>{say.all({ count: endorsements.length })}</Button>
        </Row>
      )}
    </Stack>
  )
}

function OneEndorsement({ endorsement, badge }: { endorsement: Endorsement; badge: Badge }) {
  const say = useTexts(endorsementWords)
  const format = useFormat()
  const { issuer, comment, issuedAt, about, isBound, word } = endorsement
  // A name without a website is nobody's but the endorsement's own.
  const claimed = issuer.name && !issuer.host ? say.said({ comment: issuer.name }) : issuer.name
  const name = claimed || issuer.host || say.unnamed()
  const host = issuer.host || say.noSite()
  const subject = { badge: badge.title, achievement: badge.title, issuer: badge.issuer.name }
  return (
    <Row
      as="article"
      gap="l"
      align="start"
      pad="l"
      framed
      round="l"
      ground="sunken"
      aria-label={say.endorsedBy({ name, host })}
    >
      <Shield name={issuer.name || name} size={36} />
      <Stack gap="xs" grow>
        <Row gap="m" justify="between" align="start" wrap>
          <Box breaks>
            <Text as="strong" block dir="auto">
              {name}
            </Text>
            <Text as="span" type="small" tone="ink2">
              {issuedAt ? `${host}, ${format.date(issuedAt)}` : host}
            </Text>
          </Box>
          <Chip endorsement={endorsement} />
        </Row>
        {word !== 'notGenuine' && <Said comment={comment} />}
        <Text type="small" tone="ink2">
          {issuer.did === badge.issuer.did && `${say.bySelf()} `}
          {isBound ? say[about]({ title: subject[about], issuer: badge.issuer.name }) : say.unbound()}
        </Text>
      </Stack>
    </Row>
  )
}

/** What an endorsement says, in its own words; nothing for one without. */
export function Said({ comment }: { comment: string }) {
  const say = useTexts(endorsementWords)
  if (comment === '') return null
  return (
    <Text breaks lines dir="auto">
      {say.said({ comment })}
    </Text>
  )
}

/** Whether they said it; one that is genuine and not in force says both. */
function Chip({ endorsement }: { endorsement: Endorsement }) {
  const say = useTexts(endorsementWords)
  const face = faceOf(endorsement)
  if (face !== 'genuine' && endorsement.word === 'genuine') return <VerdictChip face={face} />
  const { status, word } = CHIPS[endorsement.word]
  return <StatusChip status={status}>{say[word]()}</StatusChip>
}
