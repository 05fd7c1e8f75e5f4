import { longDay } from '#features/issuing/wallet/long-day.ts'
import { Text } from '#ui/layout/text.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { dayOf } from '../thread-rules.ts'
import { threadPage } from '../wallet-texts.ts'
import styles from './thread-screen.module.css'

const DAY_MS = 86_400_000

/** The day on which the following messages were written. */
export function DaySeparator({ at }: { at: string }) {
  const say = useTexts(threadPage)
  const { language } = useLanguage()
  const now = new Date()
  const day = dayOf(at)
  const isYesterday = day === dayOf(new Date(now.getTime() - DAY_MS))
  const named = isYesterday ? say.yesterday() : longDay(at, language, now)
  return (
    <Text as="li" type="caption" tone="ink3" centered className={styles.day}>
      {day === dayOf(now) ? say.today() : named}
    </Text>
  )
}
