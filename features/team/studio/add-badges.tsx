import { Popover } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useRef, useState } from 'react'
import { FlatCard } from '#card/flat-card.tsx'
import { useIsTouch } from '#ui/browser/use-is-touch.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { addToFolder, getAccess, listPeople } from '../access-contract.ts'
import { folderBadges } from '../access-page-texts.ts'
import type { Folder } from './access-view.ts'
import styles from './add-badges.module.css'
import { ListSearch } from './list-search.tsx'
import type { ShownTemplate, TemplateSource } from './template-source.ts'

const SEARCH_MS = 250

type Props = { folder: Folder; source: TemplateSource }

/** A menu of the other templates, by name; it stays open, so that several can be added. */
export function AddBadges({ folder, source }: Props) {
  const badgeTexts = useTexts(folderBadges)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" width={292} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button icon={<PlusIcon size={16} weight="bold" />} onClick={() => setIsOpen(!isOpen)}>
          <span className={styles.button}>
            {badgeTexts.add()} <CaretDownIcon size={14} data-open={isOpen || undefined} aria-hidden />
          </span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.menu} aria-label={badgeTexts.addTitle()}>
        {isOpen && <OtherTemplates folder={folder} source={source} />}
      </Popover.Dropdown>
    </Popover>
  )
}

function OtherTemplates({ folder, source }: Props) {
  const badgeTexts = useTexts(folderBadges)
  const sentence = useProblemText()
  const field = useRef<HTMLInputElement>(null)
  const isTouch = useIsTouch()
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), SEARCH_MS)
  const [pages, setPages] = useState(1)
  const { run } = useCall(addToFolder, { invalidates: [getAccess, listPeople] })
  const others = Math.max(0, (source.total ?? 0) - folder.templateIds.length)
  const add = async ({ id, name }: ShownTemplate) => {
    const { output, problem } = await run({ roleId: folder.id, templateId: id })
    if (output) toastSuccess(badgeTexts.added({ name }))
    else if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
    // Its button is about to go; on touch screens the field would open the keyboard.
    if (!isTouch) field.current?.focus()
  }
  return (
    <>
      <ListSearch
        ref={field}
        label={badgeTexts.search({ count: others })}
        value={search}
        onChange={(text) => {
          setSearch(text)
          setPages(1)
        }}
        autoFocus
      />
      <div className={styles.list}>
        {Array.from({ length: pages }, (_, at) => (
          <FoundTemplates
            // biome-ignore lint/suspicious/noArrayIndexKey: pages of one search, in their order
            key={`${asked} ${at}`}
            source={source}
            search={asked}
            page={at + 1}
            without={folder.templateIds}
            onAdd={(template) => void add(template)}
            onMore={at + 1 === pages ? () => setPages(pages + 1) : undefined}
          />
        ))}
      </div>
    </>
  )
}

type FoundProps = {
  source: TemplateSource
  search: string
  page: number
  /** Those in the folder. */
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
                className={styles.other}
                aria-label={badgeTexts.addOne({ name: template.name })}
                onClick={() => onAdd(template)}
              >
                <span className={styles.card}>
                  <FlatCard spec={template.card} width={34} shadow={false} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{template.name}</span>
                  <span className={styles.category}>{template.category}</span>
                </span>
                <PlusIcon size={16} weight="bold" aria-hidden />
              </button>
            ))}
            {others.length === 0 && page >= pages && (
              <p className={styles.none} role="status">
                {badgeTexts.none()}
              </p>
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
