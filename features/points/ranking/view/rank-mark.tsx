import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import styles from '../../view/points.module.css'
import { isAmongFirst } from '../rules.ts'

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
  const isFirst = isAmongFirst(rank)
  const stands = isFirst || large
  return (
    <Text
      as="span"
      type={large ? (isFirst ? 'title' : 'heading') : isFirst ? 'section' : undefined}
      tone={isOwn ? undefined : isFirst ? 'accent' : large ? 'ink' : 'ink2'}
      weight={stands ? undefined : 600}
      fixed
      className={stands ? `bz-display ${styles.rank}` : styles.rank}
    >
      {format.number(rank)}
    </Text>
  )
}
