import { Stack } from '../layout/stack.tsx'
import { Text } from '../layout/text.tsx'
import { useFormat } from '../words/format.ts'
import styles from './chips.module.css'

/** The day and month of a moment as a leaf of a calendar; decoration, beside the date in words. `at`: an ISO time or milliseconds. */
export function DateTile({ at }: { at: string | number }) {
  const format = useFormat()
  return (
    <Stack
      as="span"
      across="center"
      fixed
      round="m"
      ground="accent"
      type="caption"
      tone="accent"
      weight={600}
      className={styles.day}
      aria-hidden
    >
      <Text as="strong" type="heading" className="bz-display">
        {format.dayOfMonth(at)}
      </Text>
      {format.month(at)}
    </Stack>
  )
}
