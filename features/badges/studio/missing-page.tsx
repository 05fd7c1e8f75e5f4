import styles from './public-page.module.css'
import { VerdictShield } from './verdict-shield.tsx'

/** What a public address says that leads to no badge. */
export function MissingPage({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.page}>
      <section className={styles.words}>
        <div className={styles.hero}>
          <VerdictShield verdict="unknown" />
          <h1 className="bz-hero">{title}</h1>
          <p className={`bz-lead ${styles.lead}`}>{text}</p>
        </div>
      </section>
    </div>
  )
}
