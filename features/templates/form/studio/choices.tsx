import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import styles from './template-form.module.css'

type Props<V extends string> = {
  label: string
  aside?: string
  name: string
  options: { value: V; label: string; isNamed: boolean; sample?: React.ReactNode }[]
  chosen: V
  onChoose: (value: V) => void
}

/** A choice between looks, each shown as a sample. */
export function Choices<V extends string>({ label, aside, name, options, chosen, onChoose }: Props<V>) {
  return (
    <fieldset className={styles.choices} data-many={options.length > 5 || undefined}>
      <Row as="legend" below="s" align="baseline" justify="between" full>
        {label}
        {aside && (
          <Text as="span" type="caption" tone="ink3" weight={400}>
            {aside}
          </Text>
        )}
      </Row>
      {options.map((option) => (
        <Stack as="label" key={option.value} gap="s" across="center" className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => onChoose(option.value)}
          />
          <span className={styles.sample} data-look={option.value} aria-hidden="true">
            {option.sample}
          </span>
          <Text as="span" type="caption" tone="ink2" className={option.isNamed ? styles.name : 'bz-hidden'}>
            {option.label}
          </Text>
        </Stack>
      ))}
    </fieldset>
  )
}
