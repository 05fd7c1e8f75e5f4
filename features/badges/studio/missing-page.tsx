import styles from './public-page.module.css'

/** What a public address says that leads to no badge. */
export function MissingPage({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.page}>
      <section className={styles.words}>
        <h1 className="bz-hero">{title}</h1>
        <p className={`bz-lead ${styles.lead}`}>{text}</p>
      </section>
    </div>
  )
}
