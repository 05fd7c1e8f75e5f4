import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { useTypedSearch } from '#ui/lists/use-typed-search.ts'
import { useView } from '#ui/lists/use-view.ts'
import { textOf } from '#ui/lists/view-fields.ts'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { accessPage, userPanel } from '../access-page-texts.ts'
import { SEARCH_MAX } from '../rules.ts'
import styles from './access.module.css'
import { type Access, type Connexion, contains, foldersOf, seenAs, sortFolders } from './access-view.ts'
import { ListSearch } from './list-search.tsx'
import { useResend } from './use-resend.ts'
import { lower, useSeen } from './use-seen.ts'
import { PendingChip, UserName } from './user-name.tsx'

const VIEW = { search: textOf(SEARCH_MAX) }
/** Rows that are drawn at first, and with each further press. */
const ROWS = 100

type Props = {
  access: Access
  /** Sorted. */
  users: Connexion[]
  openEmail: string | undefined
  onOpen: (email: string) => void
  onRemove: (email: string) => void
  onInvite: () => void
  /** The page with everyone's rights. */
  peopleHref: string | undefined
}

/** The contributors: folders, registration and last connection; a row opens the person's rights. */
export function UsersTable({ access, users, openEmail, onOpen, onRemove, onInvite, peopleHref }: Props) {
  const accessTexts = useTexts(accessPage)
  const panelTexts = useTexts(userPanel)
  const format = useFormat()
  const say = useSeen()
  const { resend, working } = useResend()
  const { view, show } = useView(VIEW)
  // Everyone is there already: what is typed is found at once.
  const [search, setSearch] = useTypedSearch(view.search, (text) => show({ search: text }, 'instead'))
  const [rows, setRows] = useState(ROWS)
  const found = users.filter(({ email }) => contains(email, search))
  const shown = found.slice(0, rows)
  const foldersIn = ({ email }: Connexion) =>
    sortFolders(foldersOf(access, email))
      .map(({ name }) => name)
      .join(', ') || accessTexts.noFolder()
  return (
    <section className={styles.users} aria-label={accessTexts.users()}>
      <Row gap="l" rows="m" justify="between" className={styles.head}>
        <h2>
          {accessTexts.users()}
          <span className={styles.count}>{format.number(users.length)}</span>
        </h2>
        {users.length > 0 && (
          <div className={styles.search}>
            <ListSearch label={accessTexts.search()} value={search} onChange={setSearch} />
          </div>
        )}
      </Row>
      {users.length === 0 && (
        <EmptyState
          outline="role"
          title={accessTexts.empty()}
          text={accessTexts.emptyText()}
          action={<Button onClick={onInvite}>{accessTexts.invite()}</Button>}
        />
      )}
      {users.length > 0 && shown.length === 0 && (
        <Text above="l" role="status">
          {accessTexts.noMatch({ text: search })}{' '}
          <button type="button" className="bz-link" onClick={() => show({ search: '' })}>
            {accessTexts.showAll({ count: users.length })}
          </button>
        </Text>
      )}
      {shown.length > 0 && (
        <DataTable
          label={accessTexts.users()}
          rows={shown}
          rowKey={({ email }) => email}
          onOpen={({ email }) => onOpen(email)}
          isOpen={({ email }) => email === openEmail}
          columns={[
            {
              key: 'user',
              label: accessTexts.user(),
              cell: (user) => (
                <UserName
                  email={user.email}
                  isPending={user.registrationDate === ''}
                  below={
                    user.registrationDate === '' ? `${foldersIn(user)}, ${lower(say.invited(user))}` : foldersIn(user)
                  }
                />
              ),
            },
            {
              key: 'folders',
              label: accessTexts.folders(),
              phone: 'hidden',
              cell: (user) => (
                <span className={styles.folderNames} data-dimmed={user.registrationDate === '' || undefined}>
                  {foldersIn(user)}
                </span>
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
                  <Row as="span" inline gap="s" nowrap className={styles.day}>
                    {format.date(registrationDate)}
                  </Row>
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
      )}
      {found.length > rows && (
        <Text above="m" below="m">
          <Button onClick={() => setRows(rows + ROWS)}>{accessTexts.more()}</Button>
        </Text>
      )}
      {users.length > 0 && (
        <Text above="m" below="l" type="caption" tone="ink3">
          {accessTexts.foot()}
        </Text>
      )}
      {peopleHref !== undefined && (
        <PageLink className="bz-link" href={peopleHref}>
          {accessTexts.everyone()}
        </PageLink>
      )}
    </section>
  )
}

/** On phones only the time or the day; an invitation is then in the line below the address. */
function LastConnection({ user, say }: { user: Connexion; say: ReturnType<typeof useSeen> }) {
  if (user.registrationDate === '') {
    return (
      <span className={styles.atDesk} data-dimmed>
        {say.invited(user)}
      </span>
    )
  }
  const isUnseen = seenAs(user.lastConnectionDate, new Date()).as === 'unseen'
  return (
    <Row as="span" inline gap="s" nowrap className={styles.day} data-unseen={isUnseen || undefined}>
      {isUnseen && <StatusGlyph status="pending" />}
      <span className={styles.atDesk}>{say.seen(user.lastConnectionDate)}</span>
      <span className={styles.onPhone}>{say.brief(user.lastConnectionDate)}</span>
    </Row>
  )
}
