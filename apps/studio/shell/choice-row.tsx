import { useId } from 'react'
import { Row } from '#ui/layout/row.tsx'
import styles from './language-screen.module.css'

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
        <Row as="label" key={choice.key} inline gap="s" weight={500} className={styles.choice} lang={choice.lang}>
          <input type="radio" name={name} checked={choice.key === chosen} onChange={() => onChoose(choice.key)} />
          {choice.label}
        </Row>
      ))}
    </Row>
  )
}
