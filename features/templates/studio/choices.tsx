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
      <legend>
        {label}
        {aside && <span className="bz-caption">{aside}</span>}
      </legend>
      {options.map((option) => (
        <label key={option.value}>
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
          <span className={option.isNamed ? styles.sampleName : 'bz-hidden'}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
