import type { Output } from '#base/endpoint.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { CategoryGlyph } from '#ui/marks/category-glyph.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { searchTemplates } from '../../contract.ts'
import { CATEGORIES, type Category, RESULT_PLACES } from '../../rules.ts'
import { categoryWords, listWords } from '../../texts.ts'
import { searchWords } from '../search-texts.ts'
import { idOf } from './list-view.ts'
import styles from './template-list.module.css'
import type { useTemplateSearch } from './use-template-search.ts'

type Props = {
  found: ReturnType<typeof useTemplateSearch>
  /** Categories that are listed even when they have no template. */
  named?: readonly Category[]
}

/** The results of a search as cards, by category; each template links to its detail in its category's list. */
export function SearchResults(props: Props) {
  return (
    <Loaded
      query={props.found.query}
      coming={
        <Box above="xxl">
          <RuledOutline kind="card" count={4} />
        </Box>
      }
    >
      {({ groups }) => <Found {...props} groups={groups} />}
    </Loaded>
  )
}

type Group = Output<typeof searchTemplates>['groups'][number]

function Found({ groups, found: { search, isSettled }, named = [] }: Props & { groups: Group[] }) {
  const searchTexts = useTexts(searchWords)
  const names = useTexts(categoryWords)
  const format = useFormat()
  if (groups.length === 0 && search !== '') {
    return <EmptyState outline="basic" title={searchTexts.nothing({ text: search })} text={searchTexts.nothingText()} />
  }
  const total = groups.reduce((sum, { totalCount }) => sum + totalCount, 0)
  const shown = CATEGORIES.filter((one) => has(groups, one) || (search === '' && named.includes(one)))
  return (
    <Stack above="xxl" gap="xxxl" aria-busy={!isSettled}>
      <p className="bz-hidden" role="status">
        {searchTexts.found({ count: total })}
      </p>
      {shown.map((category) => {
        const group = groups.find((one) => one.category === category)
        return (
          <section key={category} aria-label={names[category]()}>
            <Row as="h2" below="m" gap="s" type="section">
              <CategoryGlyph category={category} size={18} /> {names[category]()}
              <Text as="span" type="small" tone="ink3" weight={400}>
                {format.number(group?.totalCount ?? 0)}
              </Text>
            </Row>
            {!group && <Text tone="ink3">{searchTexts.none()}</Text>}
            <Grid as="ul" below="s" least="s" gap="xl" className={styles.grid}>
              {group?.templates.map((template) => (
                <li key={template.id}>
                  <Result template={template} category={category} />
                </li>
              ))}
              {group && <Places taken={group.templates.length} category={category} />}
            </Grid>
            {group && group.totalCount > group.templates.length && (
              <PageLink className="bz-link" href={`/templates/${category}`}>
                {searchTexts.all({ count: group.totalCount })}
              </PageLink>
            )}
          </section>
        )
      })}
    </Stack>
  )
}

type ResultProps = { template: Group['templates'][number]; category: Category }

function Result({ template, category }: ResultProps) {
  const list = useTexts(listWords)
  return (
    <PageLink data-result className={styles.result} href={`/templates/${category}?hash=${idOf(template)}`}>
      <span className={styles.plinth} aria-hidden>
        <FlatCard spec={template.card as CardSpec} width={category === 'membership' ? 150 : 112} />
      </span>
      <Text as="span" above="s" weight={600} grow block brief>
        {template.name}
      </Text>
      {template.contractState === 'none' && <StatusChip status="draft">{list.draft()}</StatusChip>}
    </PageLink>
  )
}

/** Outlines of the unused slots in a short row of cards. */
function Places({ taken, category }: { taken: number; category: Category }) {
  return Array.from({ length: Math.max(0, RESULT_PLACES - taken) }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: outlines never move
    <li key={at} className={styles.plinth} aria-hidden>
      <CategoryOutline category={category} width={category === 'membership' ? 150 : 112} />
    </li>
  ))
}

function has(groups: { category: Category }[], category: Category): boolean {
  return groups.some((group) => group.category === category)
}
