import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ProgressBar } from '#ui/marks/progress-bar.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { doorWords } from '../texts.ts'

/** How many tickets were admitted, of all; at a door staff link behind the name of its entrance. */
export function DoorCount({ door, gate }: { door: { inside: number; all: number }; gate?: string }) {
  const doorTexts = useTexts(doorWords)
  const { inside, all } = door
  const counts = doorTexts.counts({ count: inside, tickets: doorTexts.tickets({ count: all }) })
  return (
    <Stack below={gate === undefined ? 'xxl' : undefined} gap="s" tone="ink2" width="narrow">
      <Text type="lead">{[gate, counts].filter(Boolean).join(', ')}</Text>
      <ProgressBar hideLabel label={counts} value={inside} max={all} />
    </Stack>
  )
}
