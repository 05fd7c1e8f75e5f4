import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { StatementLine } from '../../contract.ts'
import styles from '../../view/points.module.css'
import { aboutOf, writeAmount } from '../line-rules.ts'
import { lineWords } from '../texts.ts'

/** A line of an account: when, for what, how many points; `dense` in a panel. */
export function StatementRow({ line, dense }: { line: StatementLine; dense?: boolean }) {
  const words = useTexts(lineWords)
  const format = useFormat()
  const about = words[aboutOf(line)]()
  const title = line.title || line.reason
  return (
    <Box as="li" type={dense ? 'text' : undefined} className={styles.line}>
      <Text as="time" fixed type="small" tone="ink2" className={styles.day} dateTime={line.at}>
        {format.day(line.at)}
      </Text>
      <Stack as="span" grow>
        <Text as="span" weight={500}>
          {title || about}
        </Text>
        {title && (
          <Text as="span" type="small" tone="ink2">
            {about}
          </Text>
        )}
      </Stack>
      <strong>{writeAmount(line.points, format.number)}</strong>
    </Box>
  )
}
