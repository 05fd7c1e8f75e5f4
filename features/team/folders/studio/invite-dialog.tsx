import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { useRef, useState } from 'react'
import { addressFault } from '#base/email-address.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { EmailChips, type EmailChipsHandle } from '#ui/fields/email-chips.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { INVITED_AT_ONCE_MAX } from '../../rules.ts'
import { getAccess, inviteToFolders, listPeople } from '../contract.ts'
import { accessPage, inviteWords } from '../page-texts.ts'
import { type Folder, sortFolders } from './access-view.ts'

type Props = {
  folders: Folder[]
  /** Selected from the start. */
  roleId?: string
  /** Where there may be no folder yet: makes one. */
  onAddFolder?: () => void
  isAddingFolder?: boolean
  onClose: () => void
}

/** Invites addresses to folders. Invalid ones are not sent: they stay in the field, in the error colours. */
export function InviteDialog({ onAddFolder, isAddingFolder, ...props }: Props) {
  const inviteTexts = useTexts(inviteWords)
  const accessTexts = useTexts(accessPage)
  if (props.folders.length > 0) return <InviteForm {...props} />
  return (
    <Dialog
      opened
      onClose={props.onClose}
      title={inviteTexts.title()}
      actions={
        <DialogActions onClose={props.onClose} working={isAddingFolder} onClick={onAddFolder} data-autofocus>
          {accessTexts.addFolder()}
        </DialogActions>
      }
    >
      <Text tone="ink2">{inviteTexts.noFolders()}</Text>
    </Dialog>
  )
}

function InviteForm({ folders, roleId, onClose }: Pick<Props, 'folders' | 'roleId' | 'onClose'>) {
  const inviteTexts = useTexts(inviteWords)
  const sentence = useProblemText()
  const chips = useRef<EmailChipsHandle>(null)
  const [roleIds, setRoleIds] = useState<string[]>(roleId ? [roleId] : [])
  const [addresses, setAddresses] = useState<string[]>([])
  const [draft, setDraft] = useState('')
  const { run, working, problem, reset } = useCall(inviteToFolders, { invalidates: [getAccess, listPeople] })
  const valid = addresses.filter((address) => addressFault(address) === undefined)
  const invalid = addresses.length - valid.length
  const hasText = addresses.length > 0 || draft.trim() !== ''
  const isTooMany = valid.length > INVITED_AT_ONCE_MAX

  const send = async () => {
    const all = chips.current?.commit() ?? addresses
    const emails = all.filter((address) => addressFault(address) === undefined)
    if (emails.length === 0 || emails.length > INVITED_AT_ONCE_MAX) {
      chips.current?.focusFirst()
      return
    }
    const { output } = await run({ emails, roleIds })
    if (!output) return
    const { invited, known } = output
    toastSuccess(
      [invited > 0 && inviteTexts.invited({ count: invited }), known > 0 && inviteTexts.known({ count: known })]
        .filter(Boolean)
        .join(', ') || inviteTexts.known({ count: 0 }),
    )
    const left = all.filter((address) => !emails.includes(address))
    if (left.length === 0) onClose()
    else setAddresses(left)
  }
  const toggle = (id: string) => {
    reset()
    setRoleIds(roleIds.includes(id) ? roleIds.filter((other) => other !== id) : [...roleIds, id])
  }
  const error = () => {
    if (isTooMany) return inviteTexts.tooMany()
    return invalid > 0 ? inviteTexts.invalid({ count: invalid }) : undefined
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={inviteTexts.title()}
      note={inviteTexts.note()}
      actions={
        <DialogActions
          onClose={onClose}
          icon={<PaperPlaneTiltIcon size={20} />}
          disabled={roleIds.length === 0 || !hasText}
          working={working}
          workingLabel={inviteTexts.sending()}
          onClick={() => void send()}
        >
          {inviteTexts.send({ count: valid.length })}
        </DialogActions>
      }
    >
      <Row as="fieldset" below="l" gap="s" align="stretch" wrap>
        <Row as="legend" below="s" align="baseline" justify="between" full>
          {inviteTexts.folders()}{' '}
          <Text as="small" type="caption" tone="ink3" weight={400}>
            {inviteTexts.atLeastOne()}
          </Text>
        </Row>
        {sortFolders(folders).map(({ id, name }) => (
          <FilterChip key={id} selected={roleIds.includes(id)} onSelect={() => toggle(id)}>
            {name}
          </FilterChip>
        ))}
      </Row>
      <EmailChips
        ref={chips}
        label={inviteTexts.emails()}
        aside={inviteTexts.how()}
        value={addresses}
        onChange={(next) => {
          reset()
          setAddresses(next)
        }}
        onDraft={setDraft}
        placeholder={inviteTexts.emailExample()}
        error={error()}
        hint={hasText && roleIds.length === 0 ? inviteTexts.foldersMissing() : undefined}
        autoFocus
      />
      {problem && <ProblemNote>{sentence(problem.key)}</ProblemNote>}
    </Dialog>
  )
}
