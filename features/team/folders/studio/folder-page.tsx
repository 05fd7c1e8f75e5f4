import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { getAccess } from '../contract.ts'
import styles from './access.module.css'
import { AccessCatalogue } from './access-catalogue.tsx'
import type { Access, Folder } from './access-view.ts'
import { FolderBadges } from './folder-badges.tsx'
import { FolderHead } from './folder-head.tsx'
import { FolderUsers } from './folder-users.tsx'
import type { TemplateSource } from './template-source.ts'

const InviteDialog = lazyPart(() => import('./invite-dialog.tsx').then((module) => module.InviteDialog))
const FolderSettings = lazyPart(() => import('./folder-settings.tsx').then((module) => module.FolderSettings))
const DeleteFolderDialog = lazyPart(() =>
  import('./delete-folder-dialog.tsx').then((module) => module.DeleteFolderDialog),
)

type Props = {
  roleId: string
  /** Just made: its name is selected, to be typed over. */
  isNew: boolean
  /** The name of a new folder was typed, or left as it was. */
  onNamed: () => void
  source: TemplateSource
  /** Back to the list: the folder was deleted, or does not exist. */
  onGone: () => void
}

/** /settings/access/{folder}: who works in a folder, and with which badges. */
export function FolderPage({ roleId, isNew, onNamed, source, onGone }: Props) {
  const query = useQueryCall(getAccess, {})
  const { data, isFetching } = query
  const folder = data?.roles.find(({ id }) => id === roleId)
  // A folder that was just made is not in an earlier answer.
  const isGone = data !== undefined && folder === undefined && !isFetching
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone, onGone])
  return (
    <AccessCatalogue>
      <Loaded query={query} coming={<RuledOutline kind="rows" count={8} />}>
        {(access) =>
          folder ? (
            <OneFolder
              key={roleId}
              access={access}
              folder={folder}
              isNew={isNew}
              onNamed={onNamed}
              source={source}
              onGone={onGone}
            />
          ) : null
        }
      </Loaded>
    </AccessCatalogue>
  )
}

type Asking = 'invite' | 'settings' | 'delete'
type FolderProps = Omit<Props, 'roleId'> & { access: Access; folder: Folder }

function OneFolder({ access, folder, isNew, onNamed, source, onGone }: FolderProps) {
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  return (
    <>
      <FolderHead access={access} folder={folder} isNew={isNew} onNamed={onNamed} onAsk={setAsking} />
      <div className={styles.columns} data-page="folder">
        <FolderUsers access={access} folder={folder} />
        <FolderBadges folder={folder} source={source} />
      </div>
      <Suspense>
        {asking === 'invite' && <InviteDialog folders={access.roles} roleId={folder.id} onClose={close} />}
        {asking === 'settings' && <FolderSettings folder={folder} onClose={close} />}
        {asking === 'delete' && (
          <DeleteFolderDialog access={access} folder={folder} onClose={close} onDeleted={onGone} />
        )}
      </Suspense>
    </>
  )
}
