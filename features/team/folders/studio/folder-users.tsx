import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { BareSwitch } from '#ui/fields/switch-field.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTypedSearch } from '#ui/lists/use-typed-search.ts'
import { useView } from '#ui/lists/use-view.ts'
import { textOf } from '#ui/lists/view-fields.ts'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { SEARCH_MAX } from '../../rules.ts'
import { accessPage, folderPage, rightWords, userPanel } from '../page-texts.ts'
import styles from './access.module.css'
import { type Access, type Connexion, endedIn, type Folder, rightIn, usersOfFolder } from './access-view.ts'
import { userHref } from './addresses.ts'
import { ListSearch } from './list-search.tsx'
import { useRights } from './users/use-rights.ts'
import { PendingChip, UserName } from './users/user-name.tsx'

const VIEW = { search: textOf(SEARCH_MAX) }
/** Rows that are drawn at first, and with each further press. */
const ROWS = 100

type Props = { access: Access; folder: Folder }

/** All contributors, those of the folder first, each with a switch for the right they had there, or the usual one. */
export function FolderUsers({ access, folder }: Props) {
  const folderTexts = useTexts(folderPage)
  const accessTexts = useTexts(accessPage)
  const rightTexts = useTexts(rightWords)
  const format = useFormat()
  const { view, show } = useView(VIEW)
  // Everyone is there already: what is typed is found at once.
  const [search, setSearch] = useTypedSearch(view.search, (text) => show({ search: text }, 'instead'))
  // A row that is switched stays where it is; the order is new at the next opening.
  const [first] = useState(() => new Set(folder.emails))
  const [rows, setRows] = useState(ROWS)
  const found = usersOfFolder(access.connexions, first, search)
  const shown = found.slice(0, rows)
  const all = access.connexions.length
  return (
    <section aria-label={folderTexts.users()}>
      <Row gap="l" rows="s" padBlock="xs" justify="between" wrap>
        <Heading count={format.number(folder.emails.length)}>{folderTexts.users()}</Heading>
        {all > 0 && <ListSearch beside="desks" label={accessTexts.search()} value={search} onChange={setSearch} />}
      </Row>
      {all === 0 ? (
        <Text tone="ink2">{folderTexts.noUsers()}</Text>
      ) : (
        <Row as="p" padBlock="s" gap="l" align="stretch" justify="between" type="small" tone="ink3" weight={500}>
          <span>{folderTexts.authorised({ count: all })}</span>
          <span>{rightTexts.edit()}</span>
        </Row>
      )}
      {all > 0 && shown.length === 0 && <p role="status">{accessTexts.noMatch({ text: search })}</p>}
      <Rows lined="above">
        {shown.map((user) => (
          <UserRow key={user.email} user={user} folder={folder} />
        ))}
      </Rows>
      {found.length > rows && (
        <p>
          <Button onClick={() => setRows(rows + ROWS)}>{accessTexts.more()}</Button>
        </p>
      )}
    </section>
  )
}

function UserRow({ user, folder }: { user: Connexion; folder: Folder }) {
  const folderTexts = useTexts(folderPage)
  const rightTexts = useTexts(rightWords)
  const panelTexts = useTexts(userPanel)
  const format = useFormat()
  const { change, again } = useRights()
  const right = rightIn(folder, user.email)
  const ended = endedIn(folder, user.email)
  const isPending = user.registrationDate === ''
  // What the switch does not say: another right than the usual one, and its last day, also of one that is over.
  const more = [
    right && right.rights !== 'edit' && rightTexts[right.rights](),
    right?.until && panelTexts.until({ date: format.lastDay(right.until) }),
    ended && panelTexts.ended({ date: format.lastDay(ended) }),
  ].filter(Boolean)
  return (
    <Text as="li" tone={right ? 'ink' : 'ink2'}>
      <Row gap="m" rows="xs" wrap grow>
        <PageLink className={`bz-plain ${styles.quiet}`} href={userHref(user.email)}>
          <UserName email={user.email} isPending={false} more={more.join(', ')} />
        </PageLink>
        {isPending && <PendingChip />}
      </Row>
      <BareSwitch
        label={folderTexts.grant({ email: user.email })}
        checked={right !== undefined}
        onChange={(isIn) => change(folder, user.email, isIn ? again(folder, user.email) : null)}
      />
    </Text>
  )
}
