import type { ReactNode } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { insightsWords } from '../texts.ts'

type Props = {
  /** Why nothing was answered, if so. */
  problem: string | undefined
  /** Leads to all templates, where one was asked for. */
  onAll?: () => void
  children: ReactNode
}

/** Around what is read: refused days are said at their field alone, and a template that is gone leads to all. */
export function Answered({ problem, onAll, children }: Props) {
  const say = useTexts(insightsWords)
  if (problem === 'periodInvalid' || problem === 'dayInvalid') return null
  if (problem !== 'notFound' || !onAll) return children
  return (
    <Row gap="m" role="status" wrap>
      <Text>{say.gone()}</Text>
      <Button onClick={onAll}>{say.allTemplates()}</Button>
    </Row>
  )
}
