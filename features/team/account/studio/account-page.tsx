import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useState } from 'react'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Section } from '#ui/layout/section.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { teamProblems } from '../../texts.ts'
import { listAdmins } from '../contract.ts'
import { accountScreen, adminDialogs } from '../texts.ts'
import { AccountDialogs, type Opened } from './account-dialogs.tsx'
import { type Admin, rowsOf } from './admin-rows.ts'
import { AdminTable } from './admin-table.tsx'
import { ALL_ATTEMPTS, type Attempts } from './code-attempts.ts'
import { OwnAccount } from './own-account.tsx'
import { PermissionsTable } from './permissions-table.tsx'

const CATALOGUES = [teamProblems]

type Props = {
  /** The address of the session. */
  email: string
  /** The community's name; '' until it is known. */
  community: string
  /** Receives the token of the session that continues under a new address. */
  onToken: (token: string) => void
}

/** /settings/account: the person's own account, the other admins, and the permissions of each role. */
export function AccountPage({ email, community, onToken }: Props) {
  const account = useTexts(accountScreen)
  const dialogs = useTexts(adminDialogs)
  const query = useQueryCall(listAdmins, {})
  const [opened, setOpened] = useState<Opened>()
  const [attempts, setAttempts] = useState<Attempts>()
  const add = () => setOpened({ dialog: 'add' })
  useShortcut('N', add, query.data !== undefined)
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <PageHead
        title={account.title()}
        explanation={community && account.explanation({ community })}
        actions={
          <Button
            kind="primary"
            icon={<PlusIcon size={16} weight="bold" />}
            shortcut="N"
            disabled={!query.data}
            onClick={add}
          >
            {dialogs.add()}
          </Button>
        }
      />
      <Loaded query={query} coming={<RuledOutline kind="rows" count={4} />}>
        {({ admins }) => (
          <>
            <Admins admins={admins} email={email} community={community} onOpen={setOpened} />
            {opened && (
              <AccountDialogs
                opened={opened}
                own={rowsOf(admins, email).own}
                community={community}
                attempts={attempts}
                onAttempts={setAttempts}
                onSent={(newEmail) => {
                  setAttempts(ALL_ATTEMPTS)
                  setOpened({ dialog: 'code', newEmail, isSent: true })
                }}
                onToken={onToken}
                onClose={() => setOpened(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
      <PermissionsTable />
    </CatalogueProvider>
  )
}

type AdminsProps = { admins: Admin[]; email: string; community: string; onOpen: (opened: Opened) => void }

function Admins({ admins, email, community, onOpen }: AdminsProps) {
  const account = useTexts(accountScreen)
  const format = useFormat()
  const { own, others, isMain } = rowsOf(admins, email)
  return (
    <>
      {own && (
        <OwnAccount
          own={own}
          onEdit={() => onOpen({ dialog: 'edit', own })}
          onCode={() => onOpen({ dialog: 'code', newEmail: own.newEmail, isSent: false })}
        />
      )}
      {others.length > 0 ? (
        <Section
          padBlock="m"
          title={account.others()}
          count={format.number(others.length)}
          aria-label={account.others()}
        >
          <AdminTable
            admins={others}
            isMain={isMain}
            onMake={(admin) => onOpen({ dialog: 'make', admin })}
            onDelete={(admin) => onOpen({ dialog: 'delete', admin })}
          />
        </Section>
      ) : (
        <EmptyState outline="role" title={account.noOthers()} text={account.noOthersText({ community })} />
      )}
    </>
  )
}
