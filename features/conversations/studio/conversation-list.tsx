import type { RefObject } from 'react'
import { membersPage } from '#features/members/page-texts.ts'
import { MemberSearch } from '#features/members/studio/members-tools.tsx'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { MoreRows } from '#ui/lists/more-rows.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { conversationsPage } from '../page-texts.ts'
import { FILTERS } from '../rules.ts'
import { ConversationRow } from './conversation-row.tsx'
import styles from './conversations.module.css'
import type { ConversationList as List } from './use-conversation-list.ts'

type Props = {
  list: List
  did: string | undefined
  onOpen: (did: string) => void
  membersHref: string
  rows: RefObject<HTMLUListElement | null>
}

/** The conversations: how many, search, filters, and the rows. */
export function ConversationList({ list, did, onOpen, membersHref, rows }: Props) {
  const page = useTexts(conversationsPage)
  const members = useTexts(membersPage)
  const format = useFormat()
  usePageTitle(page.title())
  const { counts, filter, search } = list
  return (
    <section className={styles.list} aria-label={page.title()}>
      <div className={styles.head}>
        <Box only="phones">
          <BackLink href={membersHref}>{members.title()}</BackLink>
        </Box>
        <Heading as="h1" below="m" count={counts && format.number(counts.all)}>
          {page.title()}
        </Heading>
        <MemberSearch label={page.search()} value={search} onChange={list.setSearch} />
        <Row above="s" gap="xs" align="stretch" wrap className={styles.chips} role="group" aria-label={page.filter()}>
          {FILTERS.map((key) => (
            <FilterChip key={key} selected={key === filter} count={counts?.[key]} onSelect={() => list.setFilter(key)}>
              {page[key]()}
            </FilterChip>
          ))}
        </Row>
      </div>
      <div className={styles.scroll}>
        <Loaded query={list.query} coming={<RuledOutline kind="rows" count={8} />}>
          {() =>
            list.rows?.length === 0 ? (
              <Nothing list={list} membersHref={membersHref} />
            ) : (
              <>
                <Box as="ul" ref={rows}>
                  {list.rows?.map((row) => (
                    <ConversationRow key={row.did} conversation={row} isOpen={row.did === did} onOpen={onOpen} />
                  ))}
                </Box>
                {list.hasMore && (
                  <MoreRows
                    label={page.more()}
                    more={list.more}
                    working={list.isReadingMore}
                    isFailed={list.isMoreFailed}
                  />
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </section>
  )
}

/** What an empty list says: how conversations begin, or how to see the others. */
function Nothing({ list, membersHref }: Pick<Props, 'list' | 'membersHref'>) {
  const page = useTexts(conversationsPage)
  const { asked, filter, counts } = list
  const all = counts?.all ?? 0
  if (asked === '' && (filter === 'all' || all === 0)) {
    return (
      <Stack gap="s" across="start" tone="ink2" className={styles.nothing}>
        <Text as="h2" type="heading" tone="ink">
          {page.emptyTitle()}
        </Text>
        <Text below="xs">{page.emptyText()}</Text>
        <Button href={membersHref}>{page.toMembers()}</Button>
      </Stack>
    )
  }
  return (
    <Text tone="ink2" className={styles.nothing} role="status">
      {asked !== '' ? page.noMatch({ text: asked }) : filter === 'unread' ? page.noneUnread() : page.noneToReply()}{' '}
      {all > 0 && (
        <button type="button" className="bz-link" onClick={list.showAll}>
          {page.showAll()}
        </button>
      )}
    </Text>
  )
}
