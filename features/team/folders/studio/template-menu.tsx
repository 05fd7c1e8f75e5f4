import { useDebouncedValue } from '@mantine/hooks'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useRef, useState } from 'react'
import { FlatCard } from '#card/flat-card.tsx'
import { useIsTouch } from '#ui/browser/use-is-touch.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { folderBadges } from '../page-texts.ts'
import styles from './access.module.css'
import { ListSearch } from './list-search.tsx'
import type { ShownTemplate, TemplateSource } from './template-source.ts'

const SEARCH_MS = 250

type Props = {
  /** The label of the search. */
  label: string
  source: Pick<TemplateSource, 'useFound'>
  /** Templates that are not offered. */
  without: string[]
  onAdd: (template: ShownTemplate) => Promise<void> | void
}

/** Templates to add, found by name; the list stays open, so that several can be added. */
export function TemplateMenu({ label, source, without, onAdd }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const isTouch = useIsTouch()
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), SEARCH_MS)
  const [pages, setPages] = useState(1)
  const add = async (template: ShownTemplate) => {
    await onAdd(template)
    // Its button is about to go; on touch screens the field would open the keyboard.
    if (!isTouch) field.current?.focus()
  }
  return (
    <>
      <ListSearch
        ref={field}
        label={label}
        value={search}
        onChange={(text) => {
          setSearch(text)
          setPages(1)
        }}
        autoFocus
      />
      <Stack above="s" className={styles.list}>
        {Array.from({ length: pages }, (_, at) => (
          <FoundTemplates
            // biome-ignore lint/suspicious/noArrayIndexKey: pages of one search, in their order
            key={`${asked} ${at}`}
            source={source}
            search={asked}
            page={at + 1}
            without={without}
            onAdd={(template) => void add(template)}
            onMore={at + 1 === pages ? () => setPages(pages + 1) : undefined}
          />
        ))}
      </Stack>
    </>
  )
}

type FoundProps = {
  source: Props['source']
  search: string
  page: number
  without: string[]
  onAdd: (template: ShownTemplate) => void
  /** Shows the next page, after the last shown one. */
  onMore: (() => void) | undefined
}

function FoundTemplates({ source, search, page, without, onAdd, onMore }: FoundProps) {
  const badgeTexts = useTexts(folderBadges)
  const query = source.useFound(search, page)
  return (
    <Loaded query={query} coming={<RuledOutline kind="rows" count={4} />}>
      {({ templates, pages }) => {
        const others = templates.filter(({ id }) => !without.includes(id))
        return (
          <>
            {others.map((template) => (
              <button
                key={template.id}
                type="button"
                className={`bz-plain ${styles.other}`}
                aria-label={badgeTexts.addOne({ name: template.name })}
                onClick={() => onAdd(template)}
              >
                <Row as="span" gap="m">
                  <Box as="span" fixed>
                    <FlatCard spec={template.card} width={34} shadow={false} />
                  </Box>
                  <Stack as="span" grow>
                    <Text as="span" weight={500} brief>
                      {template.name}
                    </Text>
                    <Text as="span" type="small" tone="ink2">
                      {template.category}
                    </Text>
                  </Stack>
                  <PlusIcon size={16} weight="bold" aria-hidden />
                </Row>
              </button>
            ))}
            {others.length === 0 && page >= pages && (
              <Text pad="s" tone="ink2" role="status">
                {badgeTexts.none()}
              </Text>
            )}
            {page < pages && onMore && (
              <Button kind="quiet" fullWidth onClick={onMore}>
                {badgeTexts.more()}
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
