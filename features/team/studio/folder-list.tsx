import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { FolderPlusIcon } from '@phosphor-icons/react/dist/csr/FolderPlus'
import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { accessPage } from '../access-page-texts.ts'
import styles from './access.module.css'
import { type Access, type Folder, sortFolders } from './access-view.ts'
import { CardFan } from './card-fan.tsx'
import { folderHref } from './places.ts'
import { IDS_AT_ONCE, type TemplateSource } from './template-source.ts'
import { useCounts } from './use-counts.ts'

/** Folders that draw their cards with one call. */
const AT_ONCE = IDS_AT_ONCE / 3

type Props = { access: Access; source: TemplateSource; onAdd: () => void; isAdding: boolean }

/** The folders with their first cards and their numbers; each leads to its page. */
export function FolderList({ access, source, onAdd, isAdding }: Props) {
  const accessTexts = useTexts(accessPage)
  const format = useFormat()
  const folders = sortFolders(access.roles)
  const parts = Array.from({ length: Math.ceil(folders.length / AT_ONCE) }, (_, at) =>
    folders.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  return (
    <section className={styles.folders} aria-label={accessTexts.folders()}>
      <Row gap="l" rows="m" justify="between" className={styles.head}>
        <h2>
          {accessTexts.folders()}
          <span className={styles.count}>{format.number(folders.length)}</span>
        </h2>
        <span className={styles.onPhone}>
          <Button icon={<FolderPlusIcon size={20} />} working={isAdding} onClick={onAdd}>
            {accessTexts.addFolder()}
          </Button>
        </span>
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
    </section>
  )
}

/** Rows whose cards are read together; without them, a row keeps its words. */
function FolderRows({ folders, source }: { folders: Folder[]; source: TemplateSource }) {
  const say = useCounts()
  const ids = folders.flatMap(({ templateIds }) => templateIds.slice(0, 3))
  const { data } = source.useSome(ids)
  const known = new Map(data?.map((template) => [template.id, template]))
  return (
    <ul className={styles.folderRows}>
      {folders.map((folder) => (
        <li key={folder.id}>
          <PageLink className={styles.folder} href={folderHref(folder.id)}>
            <span className={styles.fan}>
              <CardFan templates={folder.templateIds.slice(0, 3).flatMap((id) => known.get(id) ?? [])} />
            </span>
            <span className={styles.folderWords}>
              <Text as="strong" tone="ink">
                {folder.name}
              </Text>
              <span>{say.folder(folder)}</span>
            </span>
            <CaretRightIcon size={16} aria-hidden />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
