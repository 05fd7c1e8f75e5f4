import { useId } from 'react'
import { ChoiceCard } from '#ui/fields/choice-card.tsx'
import { Row } from '#ui/layout/row.tsx'

type Props<K extends string> = {
  label: string
  choices: { key: K; label: string; lang?: string }[]
  chosen: K
  onChoose: (key: K) => void
}

/** A few exclusive choices, side by side. */
export function ChoiceRow<K extends string>({ label, choices, chosen, onChoose }: Props<K>) {
  const name = useId()
  return (
    <Row gap="s" align="stretch" wrap role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <ChoiceCard key={choice.key} inline gap="s" padInline="l" weight={500} lang={choice.lang}>
          <input type="radio" name={name} checked={choice.key === chosen} onChange={() => onChoose(choice.key)} />
          {choice.label}
        </ChoiceCard>
      ))}
    </Row>
  )
}
