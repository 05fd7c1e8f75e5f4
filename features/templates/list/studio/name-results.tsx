import type { Icon } from '@phosphor-icons/react'
import { memo } from 'react'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { CategoryGlyph } from '#ui/marks/category-glyph.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Category } from '../../rules.ts'
import { categoryWords, listWords } from '../../texts.ts'
import { searchWords } from '../search-texts.ts'
import type { NamedTemplate, NameGroup } from './name-rows.ts'
import styles from './template-list.module.css'
import type { useNameSearch } from './use-name-search.ts'

/** A page of the menu whose name contains the text. */
export type FoundPage = { href: string; label: string; Icon: Icon }
type Props = { found: ReturnType<typeof useNameSearch>; pages: FoundPage[]; onOpen: () => void }

/**
 * What a text names, as rows: templates by category, pages of the menu, and below these what only the server found, so that
 * no row moves when it answers.
 */
export function NameResults({ found: { groups, below, search, isSettled }, pages, onOpen }: Props) {
  const searchTexts = useTexts(searchWords)
  const isEmpty = groups.length === 0 && below.length === 0 && pages.length === 0
  if (isEmpty && !isSettled) return null
  if (isEmpty && search !== '')
    return <EmptyState outline="basic" title={searchTexts.nothing({ text: search })} text={searchTexts.nothingText()} />
  const total = [...groups, ...below].reduce((sum, { totalCount }) => sum + totalCount, 0)
  return (
    <Stack above="m" gap="m" aria-busy={!isSettled}>
      <p className="bz-hidden" role="status">
        {searchTexts.found({ count: total })}
      </p>
      {groups.map((group) => (
        <Group key={group.category} group={group} onOpen={onOpen} />
      ))}
      {pages.length > 0 && <Pages pages={pages} onOpen={onOpen} />}
      {below.map((group) => (
        <Group key={`below-${group.category}`} group={group} onOpen={onOpen} />
      ))}
    </Stack>
  )
}

function Group({ group, onOpen }: { group: NameGroup; onOpen: () => void }) {
  const searchTexts = useTexts(searchWords)
  const names = useTexts(categoryWords)
  const format = useFormat()
  const { category, totalCount, templates } = group
  return (
    <section aria-label={names[category]()}>
      <Row as="h2" below="xs" gap="s" type="caption" tone="ink3" weight={500} className="bz-text">
        <CategoryGlyph category={category} size={18} /> {names[category]()}
        <Text as="span" type="small" tone="ink3" weight={400}>
          {format.number(totalCount)}
        </Text>
      </Row>
      <Grid as="ul" below="s" least="s" gap="xl" className={styles.rows}>
        {templates.map((template) => (
          <li key={template.id}>
            <Result template={template} category={category} onOpen={onOpen} />
          </li>
        ))}
      </Grid>
      {totalCount > templates.length && (
        <PageLink className="bz-link" href={`/templates/${category}`} onClick={onOpen}>
          {searchTexts.all({ count: totalCount })}
        </PageLink>
      )}
    </section>
  )
}

type ResultProps = { template: NamedTemplate; category: Category; onOpen: () => void }

/** Drawn once for all letters that it matches. */
const Result = memo(function Result({ template: { id, title, state }, category, onOpen }: ResultProps) {
  const list = useTexts(listWords)
  return (
    <PageLink data-result className={styles.result} href={`/templates/${category}?hash=${id}`} onClick={onOpen}>
      <Row as="span" pad="m" gap="m">
        <Text as="span" weight={600} grow block brief>
          {title}
        </Text>
        {state === 'none' && <StatusChip status="draft">{list.draft()}</StatusChip>}
      </Row>
    </PageLink>
  )
})

function Pages({ pages, onOpen }: Pick<Props, 'pages' | 'onOpen'>) {
  const searchTexts = useTexts(searchWords)
  return (
    <section aria-label={searchTexts.pages()}>
      <Row as="h2" below="xs" gap="s" type="caption" tone="ink3" weight={500} className="bz-text">
        {searchTexts.pages()}
      </Row>
      <Grid as="ul" below="s" least="s" gap="xl" className={styles.rows}>
        {pages.map(({ href, label, Icon }) => (
          <li key={href}>
            <PageLink data-result className={styles.result} href={href} onClick={onOpen}>
              <Row as="span" pad="m" gap="m">
                <Icon size={18} aria-hidden />
                <Text as="span" weight={600} grow block brief>
                  {label}
                </Text>
              </Row>
            </PageLink>
          </li>
        ))}
      </Grid>
    </section>
  )
}
