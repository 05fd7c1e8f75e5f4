import { Row } from '#ui/layout/row.tsx'
import { initials } from '#ui/marks/roundel.tsx'
import styles from './kept.module.css'

type Props = { picture: string; title: string; size: 64 | 168 }

/** The picture of a badge of another issuer as it is: on no card and never cropped; without one, the initials of its title. */
export function KeptPicture({ picture, title, size }: Props) {
  // Pictures at an address are never loaded: whoever has it would learn who looks.
  if (picture.startsWith('data:image/')) {
    return <img className={styles.picture} src={picture} alt="" width={size} height={size} />
  }
  return (
    <Row
      as="span"
      justify="center"
      round="l"
      framed
      ground="raised"
      tone="ink2"
      weight={600}
      className={styles.initials}
      data-size={size}
      aria-hidden
    >
      {initials(title)}
    </Row>
  )
}
