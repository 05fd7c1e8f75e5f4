import { FolderPlusIcon } from '@phosphor-icons/react/dist/csr/FolderPlus'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Suspense, useState } from 'react'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { Button } from '#ui/buttons/button.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PageHead } from '#ui/frames/page-head.tsx'
import { PeakTabs } from '#ui/frames/peak-tabs.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getAccess } from '../contract.ts'
import { accessPage } from '../page-texts.ts'
import styles from './access.module.css'
import { AccessCatalogue } from './access-catalogue.tsx'
import { type Access, sortUsers } from './access-view.ts'
import { FolderList } from './folder-list.tsx'
import type { TemplateSource } from './template-source.ts'
import { useNewFolder } from './use-new-folder.ts'
import { UsersTable } from './users/users-table.tsx'
import { WithUserPanel } from './users/with-user-panel.tsx'

const InviteDialog = lazyPart(() => import('./invite-dialog.tsx').then((module) => module.InviteDialog))

export type AccessTab = 'users' | 'folders'

type Props = {
  source: TemplateSource
  /** The address of the person whose rights are open. */
  email: string | undefined
  onUser: (email: string | undefined) => void
  /** On phones. */
  tab: AccessTab
  onTab: (tab: AccessTab) => void
  /** A folder was made; resolves once its page is shown. */
  onFolder: (roleId: string) => unknown
  /** The page with everyone's rights. */
  peopleHref: string | undefined
}

/** /settings/access: the contributors and the folders, and one person's rights beside them. */
export function AccessPage(props: Props) {
  const { source, email, onUser, tab, onTab, onFolder, peopleHref } = props
  const accessTexts = useTexts(accessPage)
  const query = useQueryCall(getAccess, {})
  const { data } = query
  const [isInviting, setIsInviting] = useState(false)
  const [removing, setRemoving] = useState<string>()
  const { add, working } = useNewFolder(onFolder)
  const isPhone = useIsNarrow()
  const invite = () => setIsInviting(true)
  useShortcut('n', invite, data !== undefined)
  const users = sortUsers(data?.connexions ?? [])
  return (
    <AccessCatalogue>
      <WithUserPanel
        access={data}
        emails={users.map((user) => user.email)}
        email={email}
        onUser={onUser}
        removing={removing}
        onRemoving={setRemoving}
        back={accessTexts.title()}
      >
        <PageHead
          title={accessTexts.title()}
          help={<HelpLink guide="team-and-folders" />}
          explanation={data && accessTexts.explanation({ count: data.adminCount })}
          actions={
            data && (
              <>
                {!isPhone && (
                  <Button icon={<FolderPlusIcon size={20} />} working={working} onClick={add}>
                    {accessTexts.addFolder()}
                  </Button>
                )}
                <Button kind="primary" icon={<PlusIcon size={16} weight="bold" />} shortcut="N" onClick={invite}>
                  {accessTexts.invite()}
                </Button>
              </>
            )
          }
        />
        <Loaded query={query} coming={<RuledOutline kind="rows" count={8} />}>
          {(access) => (
            <>
              <Tabs access={access} tab={tab} onTab={onTab} />
              <div className={styles.columns}>
                <UsersTable
                  isOnPhones={tab === 'users'}
                  access={access}
                  users={users}
                  openEmail={email}
                  onOpen={onUser}
                  onRemove={setRemoving}
                  onInvite={invite}
                  peopleHref={peopleHref}
                />
                <FolderList
                  isOnPhones={tab === 'folders'}
                  access={access}
                  source={source}
                  onAdd={add}
                  isAdding={working}
                />
              </div>
            </>
          )}
        </Loaded>
      </WithUserPanel>
      <Suspense>
        {isInviting && data && (
          <InviteDialog
            folders={data.roles}
            isAddingFolder={working}
            onAddFolder={add}
            onClose={() => setIsInviting(false)}
          />
        )}
      </Suspense>
    </AccessCatalogue>
  )
}

/** Users or folders, on phones. */
function Tabs({ access, tab, onTab }: { access: Access } & Pick<Props, 'tab' | 'onTab'>) {
  const accessTexts = useTexts(accessPage)
  return (
    <Box only="phones">
      <PeakTabs<AccessTab>
        label={accessTexts.parts()}
        active={tab}
        onSelect={onTab}
        tabs={[
          { key: 'users', label: accessTexts.usersTab(), count: access.connexions.length },
          { key: 'folders', label: accessTexts.folders(), count: access.roles.length },
        ]}
      />
    </Box>
  )
}
