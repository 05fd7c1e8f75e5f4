import { FileCsvIcon } from '@phosphor-icons/react/dist/csr/FileCsv'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { useId, useRef, useState } from 'react'
import { isEmail } from '#base/email-address.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { useRefusalText } from '#features/sends/studio/use-refusal-text.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { idOf } from '#features/templates/list/studio/list-view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { EmailChips, type EmailChipsHandle } from '#ui/fields/email-chips.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { inviteMembers } from './members-texts.ts'
import { OpenLink } from './open-link.tsx'
import { useInvite } from './use-invite.ts'

type Props = {
  /** Published Membership cards, the oldest first. */
  cards: Template[]
  onClose: () => void
}

/** The card, the addresses, and what becomes of them. Invalid addresses are dropped. */
export function InviteForm({ cards, onClose }: Props) {
  const invite = useTexts(inviteMembers)
  const refusalText = useRefusalText()
  const box = useRef<EmailChipsHandle>(null)
  const select = useId()
  const [cardId, setCardId] = useState(cards[0]?.id ?? '')
  const card = cards.find(({ id }) => id === cardId) ?? cards[0]
  const { addresses, setAddresses, plan, mailsLeft, problem, working, signing, send } = useInvite(cardId, onClose)
  const [draft, setDraft] = useState('')
  const typed = isEmail(draft.trim()) ? 1 : 0
  const notes = [
    plan.unreadable.length > 0 && invite.dropped({ count: plan.unreadable.length }),
    plan.holding.length > 0 && invite.holding({ count: plan.holding.length }),
    plan.unwanted.length > 0 && invite.unwanted({ count: plan.unwanted.length }),
  ].filter((note) => note !== false)
  const error = problem && (problem.key === 'allHold' ? invite.allHold() : refusalText(problem))
  return (
    <Dialog
      opened
      onClose={onClose}
      title={invite.title()}
      object={card && <FlatCard spec={card.card as CardSpec} width={88} />}
      note={
        mailsLeft !== undefined &&
        (mailsLeft < 0 ? invite.tooManyLeft({ count: -mailsLeft }) : invite.mailsLeft({ count: mailsLeft }))
      }
      actions={
        <DialogActions
          onClose={onClose}
          icon={<PaperPlaneTiltIcon size={20} />}
          disabled={addresses.length === 0 && draft.trim() === ''}
          working={working}
          workingLabel={invite.sending()}
          onClick={() => void send(box.current?.commit() ?? addresses)}
        >
          {invite.send({ count: plan.ready.length + typed })}
        </DialogActions>
      }
    >
      <Stack gap="l" inert={working}>
        <Text tone="ink2">{invite.text()}</Text>
        {cards.length > 1 && (
          <Stack gap="s">
            <Text as="label" weight={600} htmlFor={select}>
              {invite.card()}
            </Text>
            <SelectBox id={select} value={cardId} onChange={(event) => setCardId(event.currentTarget.value)}>
              {cards.map(({ id, data }) => (
                <option key={id} value={id}>
                  {data.name}
                </option>
              ))}
            </SelectBox>
          </Stack>
        )}
        <EmailChips
          ref={box}
          label={invite.emails()}
          aside={invite.how()}
          value={addresses}
          onChange={setAddresses}
          onDraft={setDraft}
          placeholder={invite.emailExample()}
          error={error}
          autoFocus
        />
        {card && addresses.length === 0 && draft.trim() === '' && (
          <p>
            <Button size="compact" icon={<FileCsvIcon size={18} />} href={`/templates/membership?send=${idOf(card)}`}>
              {invite.toFile()}
            </Button>
          </p>
        )}
        {notes.length > 0 && (
          <Text as="div" type="small" tone="ink2" role="status">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Text>
        )}
        <OpenLink templateId={cardId} />
      </Stack>
      <OperationDialog operation={signing} byWallet title={invite.title()} queued={invite.sending()} />
    </Dialog>
  )
}
