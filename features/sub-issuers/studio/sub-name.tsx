import { Row } from '#ui/layout/row.tsx'
import { Shield } from '#ui/marks/shield.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { subPage } from '../texts.ts'
import { isPending, type Sub } from './sub-rows.ts'
import styles from './subs.module.css'

/** A community with its shield; on phones its address and figures are the second line (`below`). */
export function SubName({ sub, below }: { sub: Sub; below: string }) {
  const page = useTexts(subPage)
  return (
    <Row as="span" gap="m" className={styles.name} data-pending={isPending(sub) || undefined}>
      <Shield name={sub.name} picture={sub.profileImage || undefined} size={27} />
      <span className={styles.words}>
        {sub.name}
        {!isPending(sub) && <span className="bz-hidden">, {page.switchInto()}</span>}
        <small className={styles.below}>{below}</small>
      </span>
    </Row>
  )
}
