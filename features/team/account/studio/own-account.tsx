import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { accountScreen } from '../texts.ts'
import { type Admin, nameOf } from './admin-rows.ts'
import { MainAdminChip } from './main-admin-chip.tsx'

type Props = { own: Admin; onEdit: () => void; onCode: () => void }

/** The person's own account; while a new address waits for its code, both addresses. */
export function OwnAccount({ own, onEdit, onCode }: Props) {
  const account = useTexts(accountScreen)
  const name = nameOf(own)
  return (
    <Section padBlock="m" title={account.yours()} aria-label={account.yours()}>
      <Row gap="l" wrap padBlock="m">
        <Roundel name={name} size={56} />
        <Box grow>
          <Row as="p" gap="s" rows="xs" wrap type="lead" breaks>
            <b>{name}</b>
            {own.mainAdmin && <MainAdminChip />}
          </Row>
          <Text tone="ink2" breaks>
            {own.email}
          </Text>
          {own.newEmail !== '' && (
            <StatusLine status="pending" above="xs" tone="pending" breaks>
              {account.waiting({ email: own.newEmail })}{' '}
              <button type="button" className="bz-link" onClick={onCode}>
                {account.enterCode()}
              </button>
            </StatusLine>
          )}
        </Box>
        <Button fullWidth="phones" icon={<PencilSimpleIcon size={18} />} onClick={onEdit}>
          {account.edit()}
        </Button>
      </Row>
    </Section>
  )
}
