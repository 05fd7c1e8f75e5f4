import { Box } from '#ui/layout/box.tsx'
import { useLanguage } from '#ui/words/language.tsx'
import { localeOf } from '#ui/words/locale.ts'
import type { StatementLine } from '../contract.ts'
import { byMonth } from '../line-rules.ts'
import { StatementRow } from '../view/statement-row.tsx'
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
          <Box as="ul">
            {lines.map((line) => (
              <StatementRow key={line.transferId} line={line} />
            ))}
          </Box>
        </section>
      ))}
    </>
  )
}
