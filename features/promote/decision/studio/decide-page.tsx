import { type ReactNode, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { OutsideLink } from '#ui/buttons/outside-link.tsx'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { PublicCard } from '#ui/frames/public-card.tsx'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Fact, Facts } from '#ui/lists/facts.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider, useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { decideRequest, readRequest } from '../../contract.ts'
import { kindTexts } from '../../kind-texts.ts'
import { ANSWER_MAX, hostOf } from '../../rules.ts'
import { decidePage, decideProblems } from '../texts.ts'

const CATALOGUES = [decideProblems]
const OUTCOMES: Record<string, 'expired' | 'decided'> = { promoteLinkExpired: 'expired', requestDecided: 'decided' }

/** /promotion: shows the operator a request, and decides it at the press of a button. */
export function DecidePage({ token }: { token: string }) {
  const words = useTexts(decidePage)
  const read = useQueryCall(readRequest, { token }, { staleTime: Number.POSITIVE_INFINITY })
  const outcome = read.error ? OUTCOMES[read.error.key] : undefined
  const isNoLink = read.error?.status === 400
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <PublicFrame title={words.page()} page={words.page()} home="/signin">
        <PublicCard>
          {outcome || isNoLink ? (
            <Outcome title={words[outcome ?? 'expired']()}>{words[`${outcome ?? 'expired'}Text`]()}</Outcome>
          ) : (
            <Loaded query={read} coming={<RuledOutline kind="lines" count={6} />}>
              {(request) => <Decision token={token} request={request} />}
            </Loaded>
          )}
        </PublicCard>
      </PublicFrame>
    </CatalogueProvider>
  )
}

function Outcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status">
      <h1>{title}</h1>
      <Text above="s" tone="ink2" breaks>
        {children}
      </Text>
    </div>
  )
}

type Request = Output<typeof readRequest>

function Decision({ token, request }: { token: string; request: Request }) {
  const words = useTexts(decidePage)
  const sentence = useProblemText()
  const { date } = useFormat()
  const { run, working, problem } = useCall(decideRequest)
  const [answer, setAnswer] = useState('')
  const [choice, setChoice] = useState<'accepted' | 'refused'>()
  const [isDone, setIsDone] = useState(false)
  const { community, nameNow, issuerId, firstName, lastName, markUntil } = request
  const decide = async (accepted: boolean) => {
    setChoice(accepted ? 'accepted' : 'refused')
    const { output } = await run({ token, accepted, answer: accepted ? '' : answer })
    setIsDone(output !== undefined)
  }
  if (isDone && choice) {
    const values = { community, issuerId }
    return <Outcome title={words[`${choice}Title`](values)}>{words[`${choice}Text`](values)}</Outcome>
  }
  const outcome = problem && OUTCOMES[problem.key]
  if (outcome) return <Outcome title={words[outcome]()}>{words[`${outcome}Text`]()}</Outcome>
  const atField = problem?.key === 'answerRequired' || problem?.key === 'answerTooLong'
  return (
    <Stack gap="xl" breaks>
      <h1>{words.title({ community })}</h1>
      <Text tone="ink2">{words.text({ person: `${firstName} ${lastName}` })}</Text>
      {nameNow !== community && (
        <Text padBlock="m" padInline="l" round="l" ground="sunken" tone="error" role="alert">
          {words.renamed({ name: nameNow, community })}
        </Text>
      )}
      <RequestFacts request={request} />
      <Box pad="l" round="l" ground="sunken">
        <Stack as="ul" gap="s" bullets>
          <li>{words.acceptSays({ host: location.host, community, date: date(markUntil) })}</li>
          <li>{words.refuseSays()}</li>
          <li>{words.bothSay()}</li>
        </Stack>
      </Box>
      <TextArea
        label={words.reasonLabel()}
        hint={words.reasonHint()}
        value={answer}
        onChange={setAnswer}
        maxCount={ANSWER_MAX}
        error={atField ? sentence(problem.key) : undefined}
      />
      {problem && !atField && <ProblemNote>{sentence(problem.key)}</ProblemNote>}
      <Row gap="m" align="stretch" wrap>
        <Button
          kind="primary"
          size="large"
          fullWidth="phones"
          working={working && choice === 'accepted'}
          workingLabel={words.accepting()}
          disabled={working}
          onClick={() => void decide(true)}
        >
          {words.accept()}
        </Button>
        <Button
          size="large"
          fullWidth="phones"
          working={working && choice === 'refused'}
          workingLabel={words.accepting()}
          disabled={working}
          onClick={() => void decide(false)}
        >
          {words.refuse()}
        </Button>
      </Row>
    </Stack>
  )
}

function RequestFacts({ request }: { request: Request }) {
  const words = useTexts(decidePage)
  const kinds = useTexts(kindTexts)
  const { date } = useFormat()
  const { kind, firstName, lastName, email, profile, website, verifications, description, reason } = request
  const isProven = verifications.some(({ type, value }) => type === 'domain' && value === hostOf(website))
  const site = isProven ? words.websiteProven({ website }) : words.websiteOpen({ website })
  const members = words.members({ count: request.members })
  const facts: [string, ReactNode][] = [
    [words.kind(), kinds[kind]()],
    [words.person(), `${firstName} ${lastName}`],
    [words.email(), email],
    [words.profile(), <OutsideLink key="profile" address={profile} />],
    [words.website(), website ? site : words.websiteNone()],
    [words.since(), words.sinceValue({ date: date(request.memberSince), members })],
    [words.about(), description],
    [words.reason(), reason],
  ]
  return (
    <Facts even>
      {facts.map(([term, fact]) => (
        <Fact key={term} label={term} lines>
          {fact}
        </Fact>
      ))}
    </Facts>
  )
}
