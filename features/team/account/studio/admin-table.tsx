import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import type { MenuChoice } from '#ui/buttons/menu-choices.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { listAdmins, resendAdmin } from '../contract.ts'
import { accountScreen } from '../texts.ts'
import styles from './account.module.css'
import { type Admin, actionsOf, isRegistered, nameOf, nearness, type RowAction } from './admin-rows.ts'
import { MainAdminChip } from './main-admin-chip.tsx'

type Props = {
  admins: Admin[]
  /** Whether the person is the main admin. */
  isMain: boolean
  onMake: (admin: Admin) => void
  onDelete: (admin: Admin) => void
}

/** The other admins, with what the person can do about each. */
export function AdminTable({ admins, isMain, onMake, onDelete }: Props) {
  const account = useTexts(accountScreen)
  const { date } = useFormat()
  const { resend, resending } = useResend()
  const run = { make: onMake, delete: onDelete, resend }
  const hasActions = admins.some((admin) => actionsOf(admin, isMain).length > 0)
  return (
    <DataTable
      label={account.others()}
      portrait
      rows={admins}
      rowKey={({ email }) => email}
      columns={[
        { key: 'name', label: account.name(), cell: (admin) => <Name admin={admin} /> },
        { key: 'email', label: account.email(), cell: (admin) => <Dimmed admin={admin}>{admin.email}</Dimmed> },
        {
          key: 'registered',
          label: account.registered(),
          cell: (admin) => (isRegistered(admin) ? date(admin.registrationDate) : account.none()),
          phone: 'hidden',
        },
        { key: 'last', label: account.lastConnection(), cell: (admin) => <LastConnection admin={admin} /> },
        { key: 'status', label: account.status(), cell: (admin) => <AdminStatus admin={admin} />, phone: 'end' },
      ]}
      actions={
        hasActions
          ? (admin) => (
              <RowActions
                admin={admin}
                actions={actionsOf(admin, isMain)}
                isResending={admin.email === resending}
                onAct={(act) => run[act](admin)}
              />
            )
          : undefined
      }
    />
  )
}

function Name({ admin }: { admin: Admin }) {
  return (
    <Dimmed admin={admin}>
      <Row as="span" gap="m">
        <Roundel name={nameOf(admin)} />
        {nameOf(admin)}
        {admin.mainAdmin && <MainAdminChip />}
      </Row>
    </Dimmed>
  )
}

/** A pending admin steps back, except for the status. */
function Dimmed({ admin, children }: { admin: Admin; children: ReactNode }) {
  if (isRegistered(admin)) return children
  return (
    <Text as="span" tone="ink3" weight={400}>
      {children}
    </Text>
  )
}

function LastConnection({ admin }: { admin: Admin }) {
  const account = useTexts(accountScreen)
  const { date, day, time } = useFormat()
  if (!isRegistered(admin)) {
    if (admin.isExpired)
      return (
        <Text as="span" tone="pending">
          {account.expired()}
        </Text>
      )
    return admin.invitedDate === '' ? account.none() : account.invited({ day: day(admin.invitedDate) })
  }
  const at = admin.lastConnectionDate
  if (at === '') return account.none()
  const near = nearness(new Date(at), new Date())
  if (near === 'today') return account.today({ time: time(at) })
  return near === 'thisYear' ? day(at) : date(at)
}

function AdminStatus({ admin }: { admin: Admin }) {
  const account = useTexts(accountScreen)
  if (!isRegistered(admin)) return <StatusChip status="pending">{account.pending()}</StatusChip>
  return (
    <Row as="span" inline gap="s" nowrap>
      <StatusGlyph status="owner" tone="owner" />
      {account.isRegistered()}
    </Row>
  )
}

type ActionsProps = {
  admin: Admin
  actions: RowAction[]
  isResending: boolean
  onAct: (action: RowAction) => void
}

/** Words that replace the three dots on hover and focus; the More menu on touch and where there is no room. */
function RowActions({ admin, actions, isResending, onAct }: ActionsProps) {
  const account = useTexts(accountScreen)
  const common = useTexts(words)
  const name = nameOf(admin)
  if (actions.length === 0) return null
  const said = {
    make: { label: account.make(), of: account.makeOf({ name }) },
    delete: { label: common.delete(), of: account.deleteOf({ name }) },
    resend: { label: account.resend(), of: account.resendOf({ name }) },
  }
  const choices = actions.map(
    (action): MenuChoice => ({
      label: said[action].label,
      danger: action === 'delete',
      disabled: action === 'resend' && isResending,
      onSelect: () => onAct(action),
    }),
  )
  return (
    <>
      <Row as="span" gap="s" align="stretch" justify="end" className={styles.words}>
        {actions.map((action) => (
          <Button
            key={action}
            data-hover
            size="compact"
            kind={action === 'delete' ? 'danger' : 'secondary'}
            aria-label={said[action].of}
            working={action === 'resend' && isResending}
            onClick={() => onAct(action)}
          >
            {said[action].label}
          </Button>
        ))}
        <DotsThreeIcon className={styles.dots} size={20} weight="bold" aria-hidden />
      </Row>
      <span className={styles.menu}>
        <MoreMenu choices={choices} label={account.moreOf({ name })} />
      </span>
    </>
  )
}

function useResend() {
  const account = useTexts(accountScreen)
  const sentence = useProblemText()
  const { language } = useLanguage()
  const { run, working } = useCall(resendAdmin, { invalidates: [listAdmins] })
  const [last, setLast] = useState('')
  const resend = async ({ email }: Admin) => {
    if (working) return
    setLast(email)
    const { output, problem } = await run({ email, lang: language })
    if (output) return toastSuccess(account.resent({ email }))
    if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  return { resend: (admin: Admin) => void resend(admin), resending: working ? last : undefined }
}
