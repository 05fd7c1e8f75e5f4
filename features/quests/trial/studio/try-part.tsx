import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questForm } from '../../studio-texts.ts'

/** The button that tries the quest with simulated members, and what it does. */
export function TryPart({ onTry }: { onTry: () => void }) {
  const say = useTexts(questForm)
  return (
    <Row gap="m" rows="s" wrap padBlock="l" lined="above" type="small" tone="ink2">
      <Button onClick={onTry}>{say.tryIt()}</Button>
      <span>{say.tryHint()}</span>
    </Row>
  )
}
