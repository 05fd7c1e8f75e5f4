import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { getPromotion } from '../contract.ts'
import { promotePage } from '../texts.ts'
import styles from './promote-page.module.css'

type Promotion = Output<typeof getPromotion>
type Request = NonNullable<Promotion['request']>

/** A request that the operator has not decided yet. */
export function Waiting({ name, request }: { name: string; request: Request }) {
  const page = useTexts(promotePage)
  const { date } = useFormat()
  const { firstName, lastName, email, createdAt } = request
  return (
    <Stack
      padBlock="xl"
      padInline="xxl"
      round="xl"
      ground="sunken"
      as="section"
      gap="s"
      breaks
      className={styles.state}
      data-state="waiting"
    >
      <Row as="h2" gap="s">
        <StatusGlyph status="pending" size={18} /> {page.requestedOn({ date: date(createdAt) })}
      </Row>
      <p>{page.requestedText({ host: location.host, community: request.name })}</p>
      {request.name !== name && <p>{page.renamedText({ name: request.name })}</p>}
      <Text type="small" tone="ink2">
        {page.requestedBy({ person: `${firstName} ${lastName}`, email })}
      </Text>
    </Stack>
  )
}

type VerifiedProps = { name: string; promotion: Promotion; isRenewable: boolean }

/** The mark, since when and until when. */
export function Verified({ name, promotion, isRenewable }: VerifiedProps) {
  const page = useTexts(promotePage)
  const { date } = useFormat()
  const { promotedAt, until, renewableFrom } = promotion
  return (
    <Stack
      padBlock="xl"
      padInline="xxl"
      round="xl"
      ground="sunken"
      as="section"
      gap="s"
      breaks
      className={styles.state}
      data-state="verified"
    >
      <Row as="h2" gap="s">
        <SealCheckIcon size={22} weight="fill" aria-hidden /> {page.verifiedTitle({ community: name })}
      </Row>
      <p>{page.verifiedText({ date: date(promotedAt), host: location.host, until: date(until) })}</p>
      <Text type="small" tone="ink2">
        {isRenewable ? page.renewText() : page.verifiedNote({ date: date(renewableFrom) })}
      </Text>
    </Stack>
  )
}

/** The operator's words to a refused community, and the way to a corrected request. */
export function Refused({ request, onAgain }: { request: Request; onAgain: () => void }) {
  const page = useTexts(promotePage)
  const { date } = useFormat()
  const { decidedAt, answer, againAt } = request
  const isPossible = Date.parse(againAt) <= Date.now()
  return (
    <Stack
      padBlock="xl"
      padInline="xxl"
      round="xl"
      ground="sunken"
      as="section"
      gap="s"
      breaks
      className={styles.state}
      data-state="refused"
    >
      <Row as="h2" gap="s">
        <StatusGlyph status="notDelivered" size={18} /> {page.refusedOn({ date: date(decidedAt) })}
      </Row>
      <p>{page.refusedText({ host: location.host })}</p>
      <blockquote className={styles.words}>{answer}</blockquote>
      <Row as="p" above="s" gap="l" rows="s" wrap className={styles.send}>
        <Button kind="primary" size="footer" disabled={!isPossible} aria-describedby="promote-again" onClick={onAgain}>
          {page.correct()}
        </Button>
        {!isPossible && (
          <Text as="span" id="promote-again" type="small" tone="ink2">
            {page.correctFrom({ date: date(againAt) })}
          </Text>
        )}
      </Row>
    </Stack>
  )
}
