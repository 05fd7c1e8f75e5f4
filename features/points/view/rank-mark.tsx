import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { isAmongFirst } from '../ranking-rules.ts'
import styles from './ranking-parts.module.css'

type Props = {
  rank: number
  /** In a table, where ranks are larger. */
  large?: boolean
  /** In the colour of the holder's own row. */
  isOwn?: boolean
}

/** The number of a place in a ranking; those of the first three stand out. */
export function RankMark({ rank, large, isOwn }: Props) {
  const format = useFormat()
  return (
    <Text
      as="span"
      tone="ink2"
      weight={600}
      fixed
      className={styles.rank}
      data-first={isAmongFirst(rank) || undefined}
      data-large={large || undefined}
      data-own={isOwn || undefined}
    >
      {format.number(rank)}
    </Text>
  )
}
