import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { threadWords } from '../page-texts.ts'
import { dayOf } from '../thread-rules.ts'
import styles from './thread.module.css'

/** The day above its first message. */
export function DayLine({ at }: { at: string }) {
  const say = useTexts(threadWords)
  const format = useFormat()
  const now = new Date()
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  const day = dayOf(at)
  const isThisYear = new Date(at).getFullYear() === now.getFullYear()
  return (
    <Text as="li" type="caption" tone="ink3" centered className={styles.day}>
      {day === dayOf(now)
        ? say.today()
        : day === dayOf(yesterday)
          ? say.yesterday()
          : isThisYear
            ? format.longDay(at)
            : format.date(at)}
    </Text>
  )
}
