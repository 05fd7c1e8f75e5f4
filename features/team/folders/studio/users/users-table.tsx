import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { useTypedSearch } from '#ui/lists/use-typed-search.ts'
import { useView } from '#ui/lists/use-view.ts'
import { textOf } from '#ui/lists/view-fields.ts'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { SEARCH_MAX } from '../../../rules.ts'
import { accessPage } from '../../page-texts.ts'
import styles from '../access.module.css'
import { type Access, type Connexion, contains } from '../access-view.ts'
import { ListSearch } from '../list-search.tsx'
import { UserRows } from './user-rows.tsx'

const VIEW = { search: textOf(SEARCH_MAX) }
/** Rows that are drawn at first, and with each further press. */
const ROWS = 100

type Props = {
  /** Whether its tab is chosen on phones. */
  isOnPhones: boolean
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
export function UsersTable(props: Props) {
  const { isOnPhones, access, users, openEmail, onOpen, onRemove, onInvite, peopleHref } = props
  const accessTexts = useTexts(accessPage)
  const format = useFormat()
  const { view, show } = useView(VIEW)
  // Everyone is there already: what is typed is found at once.
  const [search, setSearch] = useTypedSearch(view.search, (text) => show({ search: text }, 'instead'))
  const [rows, setRows] = useState(ROWS)
  const found = users.filter(({ email }) => contains(email, search))
  const shown = found.slice(0, rows)
  return (
    <Box as="section" only={isOnPhones ? undefined : 'desks'} className={styles.users} aria-label={accessTexts.users()}>
      <Row gap="l" rows="m" padBlock="s" justify="between">
        <Heading only="desks" count={format.number(users.length)}>
          {accessTexts.users()}
        </Heading>
        {users.length > 0 && (
          <ListSearch beside="desks" label={accessTexts.search()} value={search} onChange={setSearch} />
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
        <UserRows access={access} users={shown} openEmail={openEmail} onOpen={onOpen} onRemove={onRemove} />
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
    </Box>
  )
}
