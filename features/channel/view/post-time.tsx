import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'

/** When a post was published. */
export function PostTime({ at }: { at: string }) {
  const format = useFormat()
  return (
    <Text as="time" type="small" tone="ink3" dateTime={at}>
      {format.recent(at)}
    </Text>
  )
}
