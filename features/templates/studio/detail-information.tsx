import { useFormat } from '#ui/format.ts'
import { useTexts } from '#ui/language.tsx'
import { detailWords } from '../texts.ts'
import type { Template } from './form-values.ts'
import styles from './template-detail.module.css'

/** A template's facts, as people who receive the badge can read them. */
export function DetailInformation({ template }: { template: Template }) {
  const t = useTexts(detailWords)
  const format = useFormat()
  const { data, hash, card } = template
  const facts = [
    { label: t.description(), value: data.description },
    { label: t.criteria(), value: data.criteria },
    { label: t.validity(), value: String(card.subtitle ?? '') },
    { label: t.language(), value: data.lang === 'fr' ? t.french() : t.english() },
    { label: t.created(), value: format.date(data.date) },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {hash && (
        <div>
          <dt>{t.hash()}</dt>
          <dd className="bz-mono">{hash}</dd>
        </div>
      )}
    </dl>
  )
}
