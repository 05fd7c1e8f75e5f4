import { FolderPlusIcon } from '@phosphor-icons/react/dist/csr/FolderPlus'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { EntryLink } from '#ui/lists/entry-link.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { accessPage } from '../page-texts.ts'
import styles from './access.module.css'
import { type Access, type Folder, sortFolders } from './access-view.ts'
import { folderHref } from './addresses.ts'
import { CardFan } from './card-fan.tsx'
import { IDS_AT_ONCE, type TemplateSource } from './template-source.ts'
import { useCounts } from './use-counts.ts'

/** Folders that draw their cards with one call. */
const AT_ONCE = IDS_AT_ONCE / 3

type Props = {
  /** Whether its tab is chosen on phones. */
  isOnPhones: boolean
  access: Access
  source: TemplateSource
  onAdd: () => void
  isAdding: boolean
}

/** The folders with their first cards and their numbers; each leads to its page. */
export function FolderList({ isOnPhones, access, source, onAdd, isAdding }: Props) {
  const accessTexts = useTexts(accessPage)
  const format = useFormat()
  const folders = sortFolders(access.roles)
  const parts = Array.from({ length: Math.ceil(folders.length / AT_ONCE) }, (_, at) =>
    folders.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  return (
    <Box as="section" only={isOnPhones ? undefined : 'desks'} aria-label={accessTexts.folders()}>
      <Row gap="l" rows="m" padBlock="s" justify="between">
        <Heading only="desks" count={format.number(folders.length)}>
          {accessTexts.folders()}
        </Heading>
        <Box as="span" only="phones">
          <Button icon={<FolderPlusIcon size={20} />} working={isAdding} onClick={onAdd}>
            {accessTexts.addFolder()}
          </Button>
        </Box>
      </Row>
      {folders.length === 0 && (
        <EmptyState
          outline="basic"
          title={accessTexts.noFolders()}
          text={accessTexts.noFoldersText()}
          action={
            <Button working={isAdding} onClick={onAdd}>
              {accessTexts.addFolder()}
            </Button>
          }
        />
      )}
      {parts.map((part) => (
        <FolderRows key={part[0]?.id} folders={part} source={source} />
      ))}
    </Box>
  )
}

/** Rows whose cards are read together; without them, a row keeps its words. */
function FolderRows({ folders, source }: { folders: Folder[]; source: TemplateSource }) {
  const say = useCounts()
  const ids = folders.flatMap(({ templateIds }) => templateIds.slice(0, 3))
  const { data } = source.useSome(ids)
  const known = new Map(data?.map((template) => [template.id, template]))
  return (
    <ul className={styles.folders}>
      {folders.map((folder) => (
        <Box as="li" padInline="l" lined="below" key={folder.id}>
          <EntryLink
            className={styles.folder}
            href={folderHref(folder.id)}
            icon={<CardFan templates={folder.templateIds.slice(0, 3).flatMap((id) => known.get(id) ?? [])} />}
          >
            <Text as="strong" block>
              {folder.name}
            </Text>
            <Text as="span" tone="ink2" weight={400}>
              {say.folder(folder)}
            </Text>
          </EntryLink>
        </Box>
      ))}
    </ul>
  )
}
