import { type ReactNode, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { PageSelector } from '#ui/lists/page-selector.tsx'
import { useTypedSearch } from '#ui/lists/use-typed-search.ts'
import { useView } from '#ui/lists/use-view.ts'
import { pageOf, textOf } from '#ui/lists/view-fields.ts'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { PEOPLE_PAGE, SEARCH_MAX } from '../../../rules.ts'
import { getAccess, listPeople } from '../../contract.ts'
import { accessPage, peoplePage } from '../../page-texts.ts'
import { AccessCatalogue } from '../access-catalogue.tsx'
import { ACCESS_HREF } from '../addresses.ts'
import { ListSearch } from '../list-search.tsx'
import { PeopleTable } from './people-table.tsx'
import { WithUserPanel } from './with-user-panel.tsx'

const VIEW = { search: textOf(SEARCH_MAX), page: pageOf() }

type Props = {
  /** The head of the page, with its tabs. */
  head: ReactNode
  /** The address of the person whose rights are open. */
  email: string | undefined
  onUser: (email: string | undefined) => void
}

/** /settings/members, its tab "Members and folders": admins and contributors with what they may do. */
export function PeoplePage({ head, email, onUser }: Props) {
  const peopleTexts = useTexts(peoplePage)
  const accessTexts = useTexts(accessPage)
  const { view, show } = useView(VIEW)
  const [search, setSearch] = useTypedSearch(view.search, (text) => show({ search: text }, 'instead'))
  const [removing, setRemoving] = useState<string>()
  const access = useQueryCall(getAccess, {}, { quiet: true })
  const query = useQueryCall(
    listPeople,
    { search: view.search, pageNumber: view.page },
    { placeholderData: (before) => before },
  )
  const people = query.data?.people ?? []
  return (
    <AccessCatalogue>
      <WithUserPanel
        access={access.data}
        emails={people.filter(({ isAdmin }) => !isAdmin).map((person) => person.email)}
        email={email}
        onUser={onUser}
        removing={removing}
        onRemoving={setRemoving}
        back={peopleTexts.title()}
      >
        {head}
        <Row above="l" below="s" gap="l" rows="s" justify="between" wrap>
          <ListSearch beside="desks" label={accessTexts.search()} value={search} onChange={setSearch} />
          <PageLink className="bz-link" href={ACCESS_HREF}>
            {peopleTexts.access()}
          </PageLink>
        </Row>
        <Loaded query={query} coming={<RuledOutline kind="rows" count={8} />}>
          {(data) => (
            <People
              data={data}
              openEmail={email}
              onOpen={onUser}
              page={view.page}
              onPage={(page) => show({ page })}
              search={view.search}
              onShowAll={() => show({ search: '' })}
            />
          )}
        </Loaded>
      </WithUserPanel>
    </AccessCatalogue>
  )
}

type PeopleProps = {
  data: Output<typeof listPeople>
  openEmail: string | undefined
  onOpen: (email: string) => void
  page: number
  onPage: (page: number) => void
  search: string
  onShowAll: () => void
}

function People({ data, openEmail, onOpen, page, onPage, search, onShowAll }: PeopleProps) {
  const peopleTexts = useTexts(peoplePage)
  const accessTexts = useTexts(accessPage)
  const { people, pagination } = data
  if (people.length === 0 && search !== '') {
    return (
      <Text role="status" above="m" below="m">
        {accessTexts.noMatch({ text: search })}{' '}
        <button type="button" className="bz-link" onClick={onShowAll}>
          {peopleTexts.showAll()}
        </button>
      </Text>
    )
  }
  return (
    <>
      <PeopleTable people={people} openEmail={openEmail} onOpen={onOpen} />
      <PageSelector
        page={page}
        pages={pagination.totalPages}
        pageSize={PEOPLE_PAGE}
        total={pagination.totalCount}
        onPage={onPage}
      />
      <Text type="caption" tone="ink3">
        {peopleTexts.foot()}
      </Text>
    </>
  )
}
