import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { accountScreen } from '../account-texts.ts'
import styles from './account.module.css'
import { type Admin, nameOf } from './admin-rows.ts'

type Props = { own: Admin; onEdit: () => void; onCode: () => void }

/** The person's own account; while a new address waits for its code, both addresses. */
export function OwnAccount({ own, onEdit, onCode }: Props) {
  const account = useTexts(accountScreen)
  const name = nameOf(own)
  return (
    <section className={styles.part} aria-label={account.yours()}>
      <h2>{account.yours()}</h2>
      <Row gap="l" className={styles.own}>
        <Roundel name={name} size={56} />
        <div className={styles.person}>
          <Row as="p" gap="s" rows="xs" wrap type="lead" breaks>
            <b>{name}</b>
            {own.mainAdmin && (
              <Text
                as="span"
                type="small"
                tone="accent"
                weight={600}
                nowrap
                padBlock="xxs"
                padInline="s"
                round="s"
                ground="accent"
              >
                {account.mainAdmin()}
              </Text>
            )}
          </Row>
          <Text tone="ink2" breaks>
            {own.email}
          </Text>
          {own.newEmail !== '' && (
            <Row as="p" gap="s" align="stretch" tone="pending" breaks className={styles.waiting}>
              <StatusGlyph status="pending" />
              <span>
                {account.waiting({ email: own.newEmail })}{' '}
                <button type="button" className="bz-link" onClick={onCode}>
                  {account.enterCode()}
                </button>
              </span>
            </Row>
          )}
        </div>
        <Button icon={<PencilSimpleIcon size={18} />} onClick={onEdit}>
          {account.edit()}
        </Button>
      </Row>
    </section>
  )
}
