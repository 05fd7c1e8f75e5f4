import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'

/** The emoji of a reaction, and from two on how many left it; spoken by what is around it. */
export function ReactionMark({ emoji, count }: { emoji: string; count: number }) {
  const format = useFormat()
  return (
    <>
      <Text as="span" type="heading" aria-hidden>
        {emoji}
      </Text>
      {count > 1 && <span aria-hidden>{format.number(count)}</span>}
    </>
  )
}
