import { Stack } from '#ui/layout/stack.tsx'
import { ProgressBar } from '#ui/marks/progress-bar.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { doorWords } from '../texts.ts'
import styles from './door.module.css'

/** How many tickets were admitted, of all; at a door staff link behind the name of its entrance. */
export function DoorCount({ door, gate }: { door: { inside: number; all: number }; gate?: string }) {
  const doorTexts = useTexts(doorWords)
  const { inside, all } = door
  const counts = doorTexts.counts({ count: inside, tickets: doorTexts.tickets({ count: all }) })
  return (
    <Stack below="xxl" gap="s" tone="ink2" className={styles.count}>
      <p>{[gate, counts].filter(Boolean).join(', ')}</p>
      <ProgressBar hideLabel label={counts} value={inside} max={all} />
    </Stack>
  )
}
