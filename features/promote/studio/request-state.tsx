import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import type { ReactNode } from 'react'
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

const TONES = { waiting: 'pending', verified: 'accent', refused: 'error' } as const

type StateProps = { state: keyof typeof TONES; icon: ReactNode; title: string; children: ReactNode }

/** Where the request or the mark is. */
function State({ state, icon, title, children }: StateProps) {
  return (
    <Stack as="section" gap="s" pad="xl" round="xl" ground="sunken" breaks data-state={state}>
      <Row as="h2" gap="s">
        <Row as="span" tone={TONES[state]}>
          {icon}
        </Row>
        {title}
      </Row>
      {children}
    </Stack>
  )
}

/** A request that the operator has not decided yet. */
export function Waiting({ name, request }: { name: string; request: Request }) {
  const page = useTexts(promotePage)
  const { date } = useFormat()
  const { firstName, lastName, email, createdAt } = request
  return (
    <State
      state="waiting"
      icon={<StatusGlyph status="pending" size={18} />}
      title={page.requestedOn({ date: date(createdAt) })}
    >
      <p>{page.requestedText({ host: location.host, community: request.name })}</p>
      {request.name !== name && <p>{page.renamedText({ name: request.name })}</p>}
      <Text type="small" tone="ink2">
        {page.requestedBy({ person: `${firstName} ${lastName}`, email })}
      </Text>
    </State>
  )
}

type VerifiedProps = { name: string; promotion: Promotion; isRenewable: boolean }

/** The mark, since when and until when. */
export function Verified({ name, promotion, isRenewable }: VerifiedProps) {
  const page = useTexts(promotePage)
  const { date } = useFormat()
  const { promotedAt, until, renewableFrom } = promotion
  return (
    <State
      state="verified"
      icon={<SealCheckIcon size={22} weight="fill" aria-hidden />}
      title={page.verifiedTitle({ community: name })}
    >
      <p>{page.verifiedText({ date: date(promotedAt), host: location.host, until: date(until) })}</p>
      <Text type="small" tone="ink2">
        {isRenewable ? page.renewText() : page.verifiedNote({ date: date(renewableFrom) })}
      </Text>
    </State>
  )
}

/** The operator's words to a refused community, and the way to a corrected request. */
export function Refused({ request, onAgain }: { request: Request; onAgain: () => void }) {
  const page = useTexts(promotePage)
  const { date } = useFormat()
  const { decidedAt, answer, againAt } = request
  const isPossible = Date.parse(againAt) <= Date.now()
  return (
    <State
      state="refused"
      icon={<StatusGlyph status="notDelivered" size={18} />}
      title={page.refusedOn({ date: date(decidedAt) })}
    >
      <p>{page.refusedText({ host: location.host })}</p>
      <Text as="blockquote" lines className={styles.words}>
        {answer}
      </Text>
      <Row as="p" above="s" gap="l" rows="s" wrap>
        <Button
          kind="primary"
          size="large"
          fullWidth="phones"
          disabled={!isPossible}
          aria-describedby="promote-again"
          onClick={onAgain}
        >
          {page.correct()}
        </Button>
        {!isPossible && (
          <Text as="span" id="promote-again" type="small" tone="ink2">
            {page.correctFrom({ date: date(againAt) })}
          </Text>
        )}
      </Row>
    </State>
  )
}
