import styles from './place-field.module.css'

/** A country's flag beside its name; hidden from screen readers. `iso2` is one of `COUNTRY_CODES`. */
export function Flag({ iso2 }: { iso2: string }) {
  return (
    <img
      className={styles.flag}
      src={`/flags/${iso2.toLowerCase()}.svg`}
      alt=""
      width={20}
      height={15}
      loading="lazy"
    />
  )
}
