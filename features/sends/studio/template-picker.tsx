import { useDebouncedValue } from '@mantine/hooks'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { listTemplates } from '#features/templates/contract.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import {
  CATEGORIES,
  type Category,
  isSendable,
  PAGE_SIZE,
  RESULT_PLACES,
  SEARCH_MAX,
} from '#features/templates/rules.ts'
import { useOwnRights } from '#features/templates/studio/use-own-rights.ts'
import { categoryWords } from '#features/templates/texts.ts'
import { moveInGrid } from '#ui/browser/move-in-grid.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { sendWords } from '../send-texts.ts'
import { memberSendWords } from '../to-members/texts.ts'
import styles from './send-form.module.css'
import { wayToPublish } from './way-to-publish.ts'

const SEARCH_MS = 250
const PLINTH = { justify: 'center', round: 'l', ground: 'plinth', className: styles.plinth } as const

type Props = {
  category: Category
  /** Set where the category can be changed too. */
  onCategory?: (category: Category) => void
  onPick: (template: Template) => void
  onClose: () => void
}

/** The published templates of a category to choose from, by name. */
export function TemplatePicker({ category, onCategory, onPick, onClose }: Props) {
  const sendTexts = useTexts(sendWords)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [asked] = useDebouncedValue(search.trim(), SEARCH_MS)
  const query = useQueryCall(
    listTemplates,
    { type: category, status: 'published', search: asked, pageNumber: page },
    { placeholderData: (before) => before },
  )
  const { data } = query
  const found = data?.templates.filter(({ contractState }) => isSendable(contractState)) ?? []
  return (
    <Dialog opened onClose={onClose} width={780} above={sendTexts.above()} title={sendTexts.choose()}>
      {onCategory && (
        <CategoryChips
          category={category}
          onCategory={(next) => {
            setPage(1)
            onCategory(next)
          }}
        />
      )}
      {data && asked === '' && data.counts.published === 0 ? (
        <NothingPublished category={category} drafts={data.counts.unpublished} onClose={onClose} />
      ) : (
        <>
          <TextField
            label={sendTexts.search()}
            type="search"
            placeholder={sendTexts.searchExample()}
            leftSection={<MagnifyingGlassIcon size={18} />}
            value={search}
            maxLength={SEARCH_MAX}
            onChange={(text) => {
              setSearch(text)
              setPage(1)
            }}
            data-autofocus
          />
          {data && found.length === 0 && (
            <Text above="l" tone="ink2" role="status">
              {sendTexts.noMatch()}
            </Text>
          )}
          <Loaded query={query} coming={<RuledOutline kind="card" category={category} count={RESULT_PLACES} />}>
            {() => (
              <Grid
                as="ul"
                above="xl"
                gap="l"
                className={styles.tiles}
                aria-label={sendTexts.choices()}
                onKeyDown={moveInGrid}
              >
                {found.map((template) => (
                  <li key={template.id}>
                    <button
                      type="button"
                      className={`bz-plain ${styles.tile}`}
                      aria-label={sendTexts.pick({ title: template.data.name })}
                      onClick={() => onPick(template)}
                      data-stop
                    >
                      <Row as="span" {...PLINTH}>
                        <FlatCard spec={template.card as CardSpec} width={108} />
                      </Row>
                      <Text as="span" above="s" block weight={600} brief>
                        {template.data.name}
                      </Text>
                    </button>
                  </li>
                ))}
                {Array.from({ length: Math.max(0, RESULT_PLACES - found.length) }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: outlines never move
                  <Row as="li" key={`place${at}`} {...PLINTH} aria-hidden>
                    <CategoryOutline category={category} width={108} />
                  </Row>
                ))}
              </Grid>
            )}
          </Loaded>
          {data && data.pagination.totalPages > 1 && (
            <Pager page={page} pageSize={PAGE_SIZE} total={data.pagination.totalCount} onPage={setPage} />
          )}
        </>
      )}
    </Dialog>
  )
}

function CategoryChips({ category, onCategory }: { category: Category; onCategory: (category: Category) => void }) {
  const names = useTexts(categoryWords)
  const memberTexts = useTexts(memberSendWords)
  return (
    <Row as="fieldset" below="l" gap="s" align="stretch" wrap>
      <legend className="bz-hidden">{memberTexts.category()}</legend>
      {CATEGORIES.map((one) => (
        <FilterChip key={one} selected={one === category} onSelect={() => onCategory(one)}>
          {names[one]()}
        </FilterChip>
      ))}
    </Row>
  )
}

/** Shown when the category has no published template: the reason, and for editors a link to the drafts or a new template. */
function NothingPublished({ category, drafts, onClose }: { category: Category; drafts: number; onClose: () => void }) {
  const sendTexts = useTexts(sendWords)
  const common = useTexts(words)
  const way = wayToPublish(category, drafts, useOwnRights().mayCreate)
  return (
    <>
      <Text above="l" tone="ink2">
        {way ? sendTexts.nothingPublished() : sendTexts.nothingToSend()}
      </Text>
      {way ? (
        <Button kind="primary" href={way} data-autofocus>
          {drafts > 0 ? sendTexts.toDrafts() : sendTexts.toNew()}
        </Button>
      ) : (
        <Button onClick={onClose} data-autofocus>
          {common.close()}
        </Button>
      )}
    </>
  )
}
