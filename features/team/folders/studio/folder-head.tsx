import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useEffect, useRef, useState } from 'react'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { accessPage, folderPage } from '../page-texts.ts'
import styles from './access.module.css'
import type { Access, Folder } from './access-view.ts'
import { ACCESS_HREF } from './addresses.ts'
import { FolderRename } from './folder-rename.tsx'
import { useCounts } from './use-counts.ts'

type Asking = 'invite' | 'settings' | 'delete'
type Props = {
  access: Access
  folder: Folder
  isNew: boolean
  /** The name of a new folder was typed, or left as it was. */
  onNamed: () => void
  onAsk: (what: Asking) => void
}

/** The folder's name, which the pencil renames in place, what it opens, and its actions. */
export function FolderHead({ access, folder, isNew, onNamed, onAsk }: Props) {
  const folderTexts = useTexts(folderPage)
  const accessTexts = useTexts(accessPage)
  const counted = useCounts()
  const [isRenaming, setIsRenaming] = useState(isNew)
  const title = useRef<HTMLDivElement>(null)
  const wasRenaming = useRef(isRenaming)
  useEffect(() => {
    // The focus returns to where the field was.
    if (wasRenaming.current && !isRenaming) title.current?.querySelector('button')?.focus()
    wasRenaming.current = isRenaming
  }, [isRenaming])
  const endRenaming = () => {
    setIsRenaming(false)
    if (isNew) onNamed()
  }
  usePageTitle(folder.name)
  useShortcut('n', () => onAsk('invite'))
  const all = access.connexions.length
  const sum =
    all === 0
      ? counted.folder(folder)
      : folderTexts.sum({
          count: folder.emails.length,
          users: counted.users(all),
          badges: counted.badges(folder.templateIds.length),
        })
  return (
    <>
      <BackLink href={ACCESS_HREF}>{folderTexts.back()}</BackLink>
      <Row as="header" below="l" gap="xxl" rows="m" justify="between" wrap>
        {isRenaming ? (
          <FolderRename folder={folder} onDone={endRenaming} />
        ) : (
          <Row gap="s" rows="xs" wrap shrinks ref={title}>
            <Text as="h1" breaks>
              {folder.name}
            </Text>
            <IconButton
              label={folderTexts.rename()}
              icon={<PencilSimpleIcon size={20} />}
              onClick={() => setIsRenaming(true)}
            />
            <Text tone="ink2">{sum}</Text>
          </Row>
        )}
        <Row gap="s" align="stretch" wrap atEnd className={styles.actions}>
          <IconButton
            look="edge"
            label={folderTexts.settings()}
            icon={<GearSixIcon size={20} />}
            onClick={() => onAsk('settings')}
          />
          <Button kind="danger" icon={<TrashIcon size={20} />} onClick={() => onAsk('delete')}>
            {folderTexts.delete()}
          </Button>
          <Button
            kind="primary"
            icon={<PlusIcon size={16} weight="bold" />}
            shortcut="N"
            onClick={() => onAsk('invite')}
          >
            {accessTexts.invite()}
          </Button>
        </Row>
      </Row>
    </>
  )
}
