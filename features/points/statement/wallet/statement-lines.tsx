import { Heading } from '#ui/layout/heading.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { useLanguage } from '#ui/words/language.tsx'
import { localeOf } from '#ui/words/locale.ts'
import type { StatementLine } from '../../contract.ts'
import styles from '../../view/points.module.css'
import { byMonth } from '../line-rules.ts'
import { StatementRow } from '../view/statement-row.tsx'

/** The lines of an account by month, newest first. */
export function StatementLines({ lines }: { lines: StatementLine[] }) {
  const { language } = useLanguage()
  const month = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric' })
  return (
    <>
      {byMonth(lines).map(({ at, lines }) => (
        <section key={at}>
          <Heading above="xl" below="xs" type="text" className={styles.month}>
            {month.format(new Date(at))}
          </Heading>
          <Rows>
            {lines.map((line) => (
              <StatementRow key={line.transferId} line={line} />
            ))}
          </Rows>
        </section>
      ))}
    </>
  )
}
