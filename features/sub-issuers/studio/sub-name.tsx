import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Shield } from '#ui/marks/shield.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { subPage } from '../texts.ts'
import { isPending, type Sub } from './sub-rows.ts'
import styles from './subs.module.css'

/** A community with its shield; on phones its address and figures are the second line (`below`). */
export function SubName({ sub, below }: { sub: Sub; below: string }) {
  const page = useTexts(subPage)
  const isOpen = isPending(sub)
  return (
    <Row as="span" gap="m" shrinks className={styles.name} data-pending={isOpen || undefined}>
      <Shield name={sub.name} picture={sub.profileImage || undefined} size={27} />
      <Text as="span" shrinks tone={isOpen ? 'ink2' : undefined} weight={isOpen ? 400 : undefined}>
        {sub.name}
        {!isOpen && <span className="bz-hidden">, {page.switchInto()}</span>}
        <Text as="small" only="phones" block brief type="small" tone="ink2" weight={400}>
          {below}
        </Text>
      </Text>
    </Row>
  )
}
