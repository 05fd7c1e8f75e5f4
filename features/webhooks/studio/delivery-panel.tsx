import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import type { Output } from '#base/endpoint.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { CodeChip } from '#ui/marks/code-chip.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getDelivery } from '../contract.ts'
import { attemptProblems, deliveryPanel, deliveryWords } from '../page-texts.ts'
import { TEST_KIND, WAITS } from '../rules.ts'
import { Code, Part, Took } from './delivery-parts.tsx'
import { curlOf, jsonParts, pathOf, readableBody } from './show-request.ts'
import { isGood, statusName } from './status-names.ts'
import { useDeliveryWords } from './use-delivery-words.ts'

type Shown = Output<typeof getDelivery>

/** One message: the response first, then the request, then each attempt. */
export function DeliveryPanel({ deliveryId, title }: { deliveryId: string; title: 'h1' | 'h2' }) {
  const say = useTexts(deliveryPanel)
  const query = useQueryCall(getDelivery, { deliveryId })
  const { full, soon } = useDeliveryWords()
  const sentenceOf = ({ kind, at, state, tries, nextAt }: Shown) => {
    const when = full(at)
    // A test is sent once.
    if (state === 'delivered' || tries === 0 || kind === TEST_KIND) return say.at({ when })
    const counts = { when, count: tries, total: Math.max(tries, WAITS.length) }
    return nextAt === '' ? say.atAttempt(counts) : say.atNext({ ...counts, next: soon(nextAt) })
  }
  return (
    <Loaded query={query} coming={<RuledOutline kind="lines" count={8} />}>
      {(shown) => (
        <>
          <Row gap="m" rows="xs" justify="between" wrap>
            <Text as={title} type="section">
              {shown.kind}
            </Text>
            <StateChip shown={shown} />
          </Row>
          <Text above="xxs" below="l" tone="ink2">
            {sentenceOf(shown)}
          </Text>
          <Response shown={shown} />
          <Request shown={shown} />
          {shown.attempts.length > 0 && <Attempts shown={shown} />}
        </>
      )}
    </Loaded>
  )
}

function StateChip({ shown: { state, tries } }: { shown: Shown }) {
  const say = useTexts(deliveryPanel)
  if (state === 'delivered') return <StatusChip status="owner">{say.delivered()}</StatusChip>
  if (tries === 0) return <StatusChip status="pending">{say.waiting()}</StatusChip>
  return <StatusChip status="notDelivered">{say.notDelivered()}</StatusChip>
}

function Response({ shown }: { shown: Shown }) {
  const say = useTexts(deliveryPanel)
  const logTexts = useTexts(deliveryWords)
  const problemTexts = useTexts(attemptProblems)
  const { took } = useDeliveryWords()
  const [last] = shown.attempts
  const text = () => {
    if (!last) return say.notYet()
    if (last.problem !== '') return problemTexts[last.problem]()
    if (shown.body === '') return say.gone()
    if (last.response === '') return say.empty()
    return undefined
  }
  const instead = text()
  return (
    <Part
      title={say.response()}
      aside={
        last && (
          <>
            <CodeChip state={isGood(last.status) ? 'good' : 'bad'}>
              {last.status === 0 ? logTexts.noResponse() : statusName(last.status)}
            </CodeChip>
            <Took>{took(last.ms)}</Took>
          </>
        )
      }
    >
      {instead === undefined && last ? (
        <Code>
          {last.contentType && `content-type: ${last.contentType}\n\n`}
          {last.response}
        </Code>
      ) : (
        <Text above="m" below="l" tone="ink2">
          {instead}
        </Text>
      )}
    </Part>
  )
}

function Request({ shown }: { shown: Shown }) {
  const say = useTexts(deliveryPanel)
  const copy = useCopy()
  const { body, headers, url } = shown
  return (
    <Part
      title={say.request()}
      aside={
        body !== '' && (
          <Button size="compact" icon={<CopySimpleIcon size={16} />} onClick={() => void copy(curlOf(shown))}>
            {say.curl()}
          </Button>
        )
      }
    >
      {body === '' ? (
        <Text above="m" below="l" tone="ink2">
          {say.gone()}
        </Text>
      ) : (
        <Code>
          <Text as="strong" tone="ink">
            POST
          </Text>{' '}
          {pathOf(url)}
          {'\n'}
          {headers.map(({ name, value }) => `${name}: ${value}\n`).join('')}
          {'\n'}
          {jsonParts(readableBody(body)).map(({ at, text, isName }) =>
            isName ? (
              <Text as="b" tone="accent" weight={500} key={at}>
                {text}
              </Text>
            ) : (
              <span key={at}>{text}</span>
            ),
          )}
        </Code>
      )}
    </Part>
  )
}

function Attempts({ shown }: { shown: Shown }) {
  const say = useTexts(deliveryPanel)
  const logTexts = useTexts(deliveryWords)
  const { at, took } = useDeliveryWords()
  return (
    <Part title={say.attempts()}>
      <Stack as="ol" gap="s">
        {shown.attempts.map((attempt) => {
          const wasGood = isGood(attempt.status)
          return (
            <Row as="li" gap="s" rows="xs" wrap key={attempt.at}>
              <StatusGlyph status={wasGood ? 'owner' : 'notDelivered'} tone={wasGood ? 'owner' : 'error'} />
              {at(attempt.at)}
              <CodeChip state={wasGood ? 'good' : 'bad'}>
                {attempt.status === 0 ? logTexts.noResponse() : attempt.status}
              </CodeChip>
              <Took>{took(attempt.ms)}</Took>
            </Row>
          )
        })}
      </Stack>
    </Part>
  )
}
