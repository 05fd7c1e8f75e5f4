import type { ReactNode } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ProgressBar } from '#ui/marks/progress-bar.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questNumbers } from '../studio-texts.ts'

type Props = {
  title: string
  isRequired: boolean
  passed: number
  people: number
  /** Below the bar: who passed and who did not. */
  children: ReactNode
}

/** A step of a quest with how many of its people passed it. */
export function StepNumbers({ title, isRequired, passed, people, children }: Props) {
  const say = useTexts(questNumbers)
  return (
    <li>
      <Row below="s" gap="l" align="stretch" justify="between">
        <Text as="strong" breaks>
          {title}
        </Text>
        <Box as="span" fixed type="small" tone="ink3">
          {isRequired ? say.required() : say.extra()}
        </Box>
      </Row>
      <ProgressBar value={passed} max={people} label={say.passedBy({ step: title })} hideLabel isOver={!isRequired} />
      <Text above="s" type="small" tone="ink2">
        {children}
      </Text>
    </li>
  )
}
