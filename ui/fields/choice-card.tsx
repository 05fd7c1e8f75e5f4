import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { Box } from '../layout/box.tsx'
import type { PartOf, RowOwn } from '../layout/draw-part.ts'
import { Row } from '../layout/row.tsx'
import styles from './choices.module.css'

type Props = Omit<PartOf<'label', RowOwn>, 'as' | 'className'> & {
  /** A card by itself, a row of a `ChoiceList`, or a picture with a tick. */
  look?: 'card' | 'row' | 'picture'
  /** Its dot or box is not drawn: the card alone says that it is chosen. */
  unseen?: boolean
}

const LOOKS = {
  card: { gap: 'm', padBlock: 's', padInline: 'm', framed: true, round: 'l', ground: 'raised' },
  row: { gap: 'm', padBlock: 's', padInline: 'm' },
  picture: { round: 's' },
} as const satisfies Record<string, PartOf<'label', RowOwn>>

/** A radio or checkbox, which is its first child, as a card that shows whether it is chosen. */
export function ChoiceCard({ look = 'card', unseen, children, ...card }: Props) {
  return (
    <Row
      {...LOOKS[look]}
      {...card}
      as="label"
      className={styles.choice}
      data-look={look}
      data-unseen={unseen || undefined}
    >
      {children}
      {look === 'picture' && (
        <Row as="i" pad="xs" round="full" className={styles.tick} aria-hidden>
          <CheckIcon size={14} weight="bold" />
        </Row>
      )}
    </Row>
  )
}

/** Choices as rows in one frame, with lines between; a long list scrolls by itself. */
export function ChoiceList(list: Omit<PartOf<'div', object>, 'as' | 'className'>) {
  return <Box framed round="l" ground="raised" lined="between" {...list} className={styles.list} />
}
