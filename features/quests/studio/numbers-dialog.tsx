import type { ReactNode } from 'react'
import type { Output } from '#base/endpoint.ts'
import { usePersonName } from '#features/names/view/use-person-name.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getQuestNumbers, giveQuestBadges, listQuests, type Quest } from '../contract.ts'
import { questNumbers } from '../studio-texts.ts'
import { questBadgeTexts } from '../texts.ts'
import { Chain } from './chain.tsx'
import { StepNumbers } from './step-numbers.tsx'
import { useChallenges } from './use-challenges.ts'

type Numbers = Output<typeof getQuestNumbers>

/** Who began a quest, where they are and who finished, step by step; then the badges that need a decision. */
export function NumbersDialog({ quest, onClose }: { quest: Quest; onClose: () => void }) {
  const say = useTexts(questNumbers)
  const query = useQueryCall(getQuestNumbers, { questId: quest.id })
  return (
    <Dialog opened onClose={onClose} above={say.above()} title={quest.title} width={780}>
      <Loaded query={query} coming={<RuledOutline kind="lines" count={6} />}>
        {(numbers) => (
          <Stack gap="xxl">
            <People numbers={numbers} />
            <Steps numbers={numbers} />
            <BadgesDue questId={quest.id} people={numbers.badgesDue} />
            <BadgesLeft people={numbers.badgesLeft} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}

function People({ numbers: { started, done } }: { numbers: Numbers }) {
  const say = useTexts(questNumbers)
  const figures = [
    { label: say.began(), value: started },
    { label: say.onTheWay(), value: Math.max(0, started - done) },
    { label: say.finished(), value: done },
  ]
  return <Chain figures={figures} />
}

function Steps({ numbers: { steps, started } }: { numbers: Numbers }) {
  const say = useTexts(questNumbers)
  const challenges = useChallenges()
  const titleOf = (id: string) => challenges?.find(({ challenge }) => challenge.id === id)?.title
  return (
    <Stack as="ol" gap="l" aria-label={say.steps()}>
      {steps.map(({ challengeId, title, isRequired, passed, waiting }) => {
        const name = title || (titleOf(challengeId) ?? '')
        return (
          <StepNumbers
            key={challengeId}
            title={name}
            isRequired={isRequired}
            passed={passed}
            people={Math.max(started, passed)}
          >
            {say.passed({ count: passed })}
            {waiting > 0 && `, ${say.waiting({ count: waiting })}`}
          </StepNumbers>
        )
      })}
    </Stack>
  )
}

type Due = { questId: string; people: Numbers['badgesDue'] }

/** Why each badge waits, and one press that tries them all again. */
function BadgesDue({ questId, people }: Due) {
  const say = useTexts(questNumbers)
  const sentence = useProblemText()
  const reasons = useTexts(questBadgeTexts)
  const reasonOf = (why: string) => (why in reasons ? reasons[why as keyof typeof reasons]() : sentence(why))
  const { run, working, problem } = useCall(giveQuestBadges, { invalidates: [getQuestNumbers, listQuests] })
  const give = async () => {
    const { output } = await run({ questId })
    if (!output) return
    if (output.given > 0) toastSuccess(say.given({ count: output.given }))
    else toastError(say.stillDue())
  }
  if (people.length === 0) return null
  return (
    <Badges title={say.due()} count={people.length} text={say.dueText()}>
      <Rows>
        {people.map(({ did, name, why }) => (
          <li key={did}>
            <MemberLink did={did} name={name} />
            <Box as="span" atEnd type="small" tone="ink2">
              {reasonOf(why)}
            </Box>
          </li>
        ))}
      </Rows>
      {problem && <ProblemNote>{sentence(problem.key)}</ProblemNote>}
      <Button working={working} workingLabel={say.giving()} onClick={() => void give()}>
        {say.give()}
      </Button>
    </Badges>
  )
}

function BadgesLeft({ people }: { people: Numbers['badgesLeft'] }) {
  const say = useTexts(questNumbers)
  if (people.length === 0) return null
  return (
    <Badges title={say.left()} count={people.length} text={say.leftText()}>
      <Rows>
        {people.map(({ did, name }) => (
          <li key={did}>
            <MemberLink did={did} name={name} />
          </li>
        ))}
      </Rows>
    </Badges>
  )
}

function Badges({ title, count, text, children }: { title: string; count: number; text: string; children: ReactNode }) {
  const format = useFormat()
  return (
    <section>
      <Heading as="h3" count={format.number(count)}>
        {title}{' '}
      </Heading>
      <Text above="xxs" below="s" tone="ink2">
        {text}
      </Text>
      {children}
    </section>
  )
}

/** Leads to the member's page, where their badges can be revoked. */
function MemberLink({ did, name }: { did: string; name: string }) {
  const nameOf = usePersonName()
  return (
    <PageLink className="bz-link" href={`/settings/members?${new URLSearchParams({ member: did })}`}>
      {nameOf({ did, name })}
    </PageLink>
  )
}
