import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { presentPage } from '../wallet-texts.ts'
import type { Asked } from './asked.ts'
import { AskerHead } from './asker-head.tsx'
import type { useShow } from './use-show.ts'

type Props = { asked: Asked; answer: ReturnType<typeof useShow>; onClose: () => void }

/** The wallet holds no badge that was asked for: nothing is sent unless the holder wants to end the request. */
export function NoBadge({ asked, answer, onClose }: Props) {
  const pageTexts = useTexts(presentPage)
  const sentence = useProblemText()
  const { name } = asked.asker
  const titles = asked.titles.join(', ')
  return (
    <article>
      <AskerHead asked={asked} onClose={onClose} />
      <Heading above="xxxl" below="s" type="heading">
        {pageTexts.none()}
      </Heading>
      <p className="bz-lead">{titles ? pageTexts.noneText({ name, titles }) : pageTexts.noneOutside({ name })}</p>
      <Stack above="xxl" gap="s">
        {answer.problem && <ProblemNote>{sentence(answer.problem)}</ProblemNote>}
        <Button kind="primary" size="large" fullWidth onClick={onClose}>
          {pageTexts.toBadges()}
        </Button>
        <Button kind="quiet" fullWidth working={answer.working === 'decline'} onClick={answer.decline}>
          {pageTexts.refuse()}
        </Button>
        {answer.proof}
      </Stack>
    </article>
  )
}
