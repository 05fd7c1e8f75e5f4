import { useState } from 'react'
import { CardStage } from '#card/card-stage.tsx'
import { type HeldBadge, readCard } from '#features/badges/wallet/held-badge.ts'
import { useHeldBadges } from '#features/badges/wallet/use-held-badges.ts'
import { ProofGate } from '#features/holders/wallet/proof-gate.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { ScreenStage } from '#ui/frames/screen-stage.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { NumberTile } from '#ui/marks/number-tile.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { presentPage } from '../wallet-texts.ts'
import type { Asked } from './asked.ts'
import { AskerHead } from './asker-head.tsx'
import { BadgeChoice } from './badge-choice.tsx'
import { EndedView } from './ended-view.tsx'
import { NoBadge } from './no-badge.tsx'
import { ShowButtons } from './show-buttons.tsx'
import { ShownParts } from './shown-parts.tsx'
import { useShow } from './use-show.ts'

type Props = { asked: Asked; onClose: () => void; onScan: () => void }

/** An opened request: who asks, the number to compare, what would be shown, and the buttons to show it or refuse. */
export function RequestView({ asked, onClose, onScan }: Props) {
  const { badges, read } = useHeldBadges()
  const answer = useShow(asked)
  const [chosenId, setChosenId] = useState<string>()
  if (answer.ended) return <EndedView asked={asked} ended={answer.ended} onClose={onClose} />
  if (asked.choices.length === 0) return <NoBadge asked={asked} answer={answer} onClose={onClose} />
  const matching = asked.choices.flatMap(({ badgeId }) => badges?.find(({ id }) => id === badgeId) ?? [])
  const badge = matching.find(({ id }) => id === chosenId) ?? matching[0]
  if (!badge) {
    // The server named badges that it no longer lists.
    if (read.data !== undefined && !read.isFetching) return <NoBadge asked={asked} answer={answer} onClose={onClose} />
    const outline = <RuledOutline kind="card" count={1} category="basic" />
    return (
      <article>
        <AskerHead asked={asked} onClose={onClose} />
        <Loaded query={read} coming={outline}>
          {() => outline}
        </Loaded>
      </article>
    )
  }
  return (
    <article>
      <AskerHead asked={asked} onClose={onClose} />
      <ScreenStage>
        <CardStage spec={readCard(badge.card)} interactive={false} width={186} />
      </ScreenStage>
      <Compare asked={asked} />
      <BadgeChoice badges={matching} chosen={badge.id} onChoose={setChosenId} />
      <ShownParts badge={badge} asked={asked} badgeId={badge.id} />
      <Actions asked={asked} badge={badge} answer={answer} onScan={onScan} />
    </article>
  )
}

/** The number that both screens show; for another site, whether it proved who it is. */
function Compare({ asked }: { asked: Asked }) {
  const pageTexts = useTexts(presentPage)
  const { titles, asker } = asked
  const purpose = titles.length > 0 && (
    <Text tone="ink2" breaks>
      {pageTexts.askedFor({ titles: titles.join(', ') })}
    </Text>
  )
  if (asked.kind === 'outside') {
    const { host } = asker
    return (
      <Stack
        padBlock="m"
        padInline="l"
        gap="s"
        round="l"
        ground={asked.isProven ? 'plinth' : 'pending'}
        tone={asked.isProven ? undefined : 'pending'}
        breaks
        role={asked.isProven ? undefined : 'note'}
      >
        <p>{asked.isProven ? pageTexts.provenHost({ host }) : pageTexts.unproven({ host })}</p>
        {!asked.isProven && <p>{pageTexts.unprovenHint({ host })}</p>}
        {purpose}
      </Stack>
    )
  }
  return (
    <Stack gap="m">
      <Row gap="m">
        <NumberTile data-number>{asked.number}</NumberTile>
        <div>
          <strong>{pageTexts.isNumber()}</strong>
          <Text tone="ink2">{pageTexts.otherNumber()}</Text>
        </div>
      </Row>
      {purpose}
    </Stack>
  )
}

type ActionsProps = { asked: Asked; badge: HeldBadge; answer: ReturnType<typeof useShow>; onScan: () => void }

/** Problems after which only a new code helps. */
const OVER = ['requestEnded', 'notFound', 'answerRefused']

/** Where a problem cannot be mended by pressing again, the next step takes the place of the button. */
function Actions({ asked, badge, answer, onScan }: ActionsProps) {
  const pageTexts = useTexts(presentPage)
  const sentence = useProblemText()
  const { problem, working, show, decline } = answer
  const choice = asked.choices.find(({ badgeId }) => badgeId === badge.id)
  const isOver = problem !== undefined && OVER.includes(problem)
  return (
    <Stack above="xxl" gap="s">
      {problem && <ProblemNote>{sentence(problem)}</ProblemNote>}
      {isOver && (
        <Button kind="primary" size="large" fullWidth onClick={onScan}>
          {pageTexts.again()}
        </Button>
      )}
      {!isOver && choice && (
        <ProofGate>
          <ShowButtons choice={choice} working={working === 'show'} onShow={() => show(choice, badge)} />
        </ProofGate>
      )}
      {!isOver && (
        <Button kind="quiet" fullWidth working={working === 'decline'} disabled={working === 'show'} onClick={decline}>
          {pageTexts.refuse()}
        </Button>
      )}
      {answer.proof}
    </Stack>
  )
}
