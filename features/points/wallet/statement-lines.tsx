import { Stack } from '#ui/layout/stack.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { localeOf } from '#ui/words/locale.ts'
import type { StatementLine } from '../contract.ts'
import { aboutOf, byMonth, writeAmount } from '../line-rules.ts'
import { lineWords } from '../line-texts.ts'
import styles from './statement.module.css'

/** The lines of an account by month, newest first. */
export function StatementLines({ lines }: { lines: StatementLine[] }) {
  const { language } = useLanguage()
  const month = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric' })
  return (
    <>
      {byMonth(lines).map(({ at, lines }) => (
        <section key={at} className={styles.month}>
          <h2>{month.format(new Date(at))}</h2>
          <ul>
            {lines.map((line) => (
              <Line key={line.transferId} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Line({ line }: { line: StatementLine }) {
  const words = useTexts(lineWords)
  const format = useFormat()
  const { points, at } = line
  const about = words[aboutOf(line)]()
  const title = line.title || line.reason
  return (
    <li>
      <time dateTime={at}>{format.day(at)}</time>
      <Stack as="span" breaks shrinks className={styles.words}>
        <strong>{title || about}</strong>
        {title && <span>{about}</span>}
      </Stack>
      <span className={styles.amount}>{writeAmount(points, format.number)}</span>
    </li>
  )
}
