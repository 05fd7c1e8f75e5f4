import { UserIcon } from '@phosphor-icons/react/dist/csr/User'
import type { Shape } from '#ui/layout/draw-part.ts'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import styles from './ranking-parts.module.css'

type Props = Pick<Shape, 'type' | 'tone' | 'weight'> & {
  /** As it is written. */
  name: string
  /** The name of the picture or initials; nobody is drawn without one. */
  drawn: string | undefined
  picture: string
  /** Of the picture, in px. */
  size: number
  /** Shown whole on hover. */
  title?: string
}

/** A person of a ranking: picture and name in one line, which is cut where there is no room. */
export function RankedPerson({ name, drawn, picture, size, title, ...type }: Props) {
  return (
    <Row as="span" gap="m" grow>
      {drawn === undefined ? (
        <span className={styles.nobody} style={{ width: size, height: size }} aria-hidden>
          <UserIcon size={20} />
        </span>
      ) : (
        <Roundel name={drawn} picture={picture || undefined} size={size} />
      )}
      <Text as="span" {...type} grow nowrap className={styles.name} title={title}>
        {name}
      </Text>
    </Row>
  )
}
