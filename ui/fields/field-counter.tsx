import { texts } from '#base/text.ts'
import { useFormat } from '../words/format.ts'
import { useTexts } from '../words/language.tsx'
import styles from './field.module.css'

/** "13 / 100" from the first character on (or from `from`), "3 too many, 103 / 100" past the limit. */
export function FieldCounter({ length, max, from = 1 }: { length: number; max: number; from?: number }) {
  const say = useTexts(sentences)
  const format = useFormat()
  if (length < from) return null
  const count = `${format.number(length)} / ${format.number(max)}`
  if (length <= max) return <>{count}</>
  return (
    <span className={styles.tooMany} role="status">
      {say.tooMany({ count: length - max })}, {count}
    </span>
  )
}

const sentences = texts({ tooMany: { en: '{count} too many', fr: '{count} de trop' } })
