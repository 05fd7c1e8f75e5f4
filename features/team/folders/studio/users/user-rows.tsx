import { Button } from '#ui/buttons/button.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { accessPage, userPanel } from '../../page-texts.ts'
import styles from '../access.module.css'
import { type Access, type Connexion, foldersOf, seenAs, sortFolders } from '../access-view.ts'
import { useResend } from './use-resend.ts'
import { lower, useSeen } from './use-seen.ts'
import { PendingChip, UserName } from './user-name.tsx'

type Props = {
  access: Access
  users: Connexion[]
  openEmail: string | undefined
  onOpen: (email: string) => void
  onRemove: (email: string) => void
}

/** Contributors with their folders; an invitation can be sent again. */
export function UserRows({ access, users, openEmail, onOpen, onRemove }: Props) {
  const accessTexts = useTexts(accessPage)
  const panelTexts = useTexts(userPanel)
  const format = useFormat()
  const say = useSeen()
  const { resend, working } = useResend()
  const foldersIn = ({ email }: Connexion) =>
    sortFolders(foldersOf(access, email))
      .map(({ name }) => name)
      .join(', ') || accessTexts.noFolder()
  return (
    <DataTable
      tight
      actionsOver
      label={accessTexts.users()}
      rows={users}
      rowKey={({ email }) => email}
      onOpen={({ email }) => onOpen(email)}
      isOpen={({ email }) => email === openEmail}
      columns={[
        {
          key: 'user',
          label: accessTexts.user(),
          share: 41,
          cell: (user) => (
            <UserName
              email={user.email}
              isPending={user.registrationDate === ''}
              below={user.registrationDate === '' ? `${foldersIn(user)}, ${lower(say.invited(user))}` : foldersIn(user)}
            />
          ),
        },
        {
          key: 'folders',
          label: accessTexts.folders(),
          phone: 'hidden',
          cell: (user) => (
            <Text
              as="span"
              block
              breaks
              style={{ minWidth: 84 }}
              tone={user.registrationDate === '' ? 'ink3' : undefined}
            >
              {foldersIn(user)}
            </Text>
          ),
        },
        {
          key: 'registered',
          label: accessTexts.registered(),
          phone: 'hidden',
          cell: ({ registrationDate }) =>
            registrationDate === '' ? (
              <PendingChip />
            ) : (
              <Text as="span" nowrap>
                {format.date(registrationDate)}
              </Text>
            ),
        },
        {
          key: 'last',
          label: accessTexts.lastConnection(),
          phone: 'end',
          cell: (user) => <LastConnection user={user} say={say} />,
        },
      ]}
      actions={(user) => (
        <>
          {user.registrationDate === '' && (
            <Button
              size="compact"
              data-hover
              disabled={working}
              aria-label={accessTexts.resendTo({ email: user.email })}
              onClick={() => void resend(user.email)}
            >
              {accessTexts.resend()}
            </Button>
          )}
          <MoreMenu
            size={30}
            label={accessTexts.actionsOf({ email: user.email })}
            choices={[
              { label: accessTexts.rights(), onSelect: () => onOpen(user.email) },
              ...(user.registrationDate === ''
                ? [{ label: accessTexts.resend(), onSelect: () => void resend(user.email) }]
                : []),
              'line' as const,
              { label: panelTexts.remove(), danger: true, onSelect: () => onRemove(user.email) },
            ]}
          />
        </>
      )}
    />
  )
}

/** On phones only the time or the day; an invitation is then in the line below the address. */
function LastConnection({ user, say }: { user: Connexion; say: ReturnType<typeof useSeen> }) {
  if (user.registrationDate === '') {
    return (
      <Text as="span" tone="ink3" only="desks" className={styles.invited}>
        {say.invited(user)}
      </Text>
    )
  }
  const isUnseen = seenAs(user.lastConnectionDate, new Date()).as === 'unseen'
  return (
    <Row as="span" inline gap="s" nowrap tone={isUnseen ? 'pending' : undefined} weight={isUnseen ? 500 : undefined}>
      {isUnseen && <StatusGlyph status="pending" />}
      <Box as="span" only="desks">
        {say.seen(user.lastConnectionDate)}
      </Box>
      <Box as="span" only="phones">
        {say.brief(user.lastConnectionDate)}
      </Box>
    </Row>
  )
}
