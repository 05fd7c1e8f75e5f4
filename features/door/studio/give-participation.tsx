import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { useSigning } from '#features/sends/studio/use-signing.ts'
import { listTemplates } from '#features/templates/contract.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { isSendable } from '#features/templates/rules.ts'
import { useOwnRights } from '#features/templates/studio/use-own-rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getDoor, giveParticipation } from '../contract.ts'
import { isOfEvent } from '../rules.ts'
import { doorWords } from '../texts.ts'

type Props = { templateId: string; door: Output<typeof getDoor> }

/** Sends one of the issuer's Participation templates to all attendees, those of the event first; asks before it mails. */
export function GiveParticipation({ templateId, door }: Props) {
  const doorTexts = useTexts(doorWords)
  const sentence = useProblemText()
  const query = useQueryCall(listTemplates, { type: 'participation', status: 'published', pageSize: 100 })
  const giving = useCall(giveParticipation, { invalidates: [getDoor] })
  const signing = useSigning([getDoor], (key) => toastError(sentence(key)))
  const { mayCreate } = useOwnRights()
  const [asked, setAsked] = useState<Template>()
  const give = async ({ id }: Template) => {
    const { output, problem } = await giving.run({ templateId, participation: id })
    setAsked(undefined)
    if (!output) return toastError(sentence(problem.key))
    signing.waitFor(output.callbackId, () => {
      toastSuccess(messageOf(output))
    })
  }
  const messageOf = ({ callbackId, goesOn, sent, without }: Output<typeof giveParticipation>) => {
    const given = callbackId || goesOn ? doorTexts.givenAll() : doorTexts.given({ count: sent })
    return without > 0 && !callbackId ? `${given}. ${doorTexts.withoutAddress({ count: without })}.` : given
  }
  const hint = () => (door.inside === 0 ? doorTexts.nobodyIn() : doorTexts.participationHint())
  return (
    <Section padBlock="xl" lined="above" title={doorTexts.participation()} aria-label={doorTexts.participation()}>
      <Loaded query={query}>
        {({ templates }) => {
          const sendable = templates.filter(({ contractState }) => isSendable(contractState))
          const own = sendable.filter(({ data }) => data.eventDetails && isOfEvent(data.eventDetails, door))
          const parts = [
            { title: doorTexts.ofEvent(), some: own },
            {
              title: own.length > 0 ? doorTexts.others() : doorTexts.choose(),
              some: sendable.filter((each) => !own.includes(each)),
            },
          ].filter(({ some }) => some.length > 0)
          return (
            <>
              <Text below="m" width="text" tone="ink2">
                {sendable.length === 0 ? doorTexts.noTemplate() : hint()}
              </Text>
              {parts.map(({ title, some }) => (
                <div key={title}>
                  <Text as="h3" above="l" type="small" tone="ink3" weight={500}>
                    {title}
                  </Text>
                  <Rows above="xs" aria-label={title}>
                    {some.map((template) => (
                      <li key={template.id}>
                        <Box as="span" grow>
                          {template.data.name}
                        </Box>
                        <Button size="compact" disabled={door.inside === 0} onClick={() => setAsked(template)}>
                          {doorTexts.give()}
                        </Button>
                      </li>
                    ))}
                  </Rows>
                </div>
              ))}
              {own.length === 0 && mayCreate && (
                <p>
                  <Button size="compact" href={`/templates/participation?add=1&of=${templateId}`}>
                    {doorTexts.createForEvent()}
                  </Button>
                </p>
              )}
            </>
          )
        }}
      </Loaded>
      {asked && (
        <AskDialog
          templateId={templateId}
          template={asked}
          isWorking={giving.working}
          onGive={() => void give(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <OperationDialog
        operation={signing.operation}
        byWallet
        title={doorTexts.participation()}
        queued={doorTexts.givenAll()}
      />
    </Section>
  )
}

type AskProps = { templateId: string; template: Template; isWorking: boolean; onGive: () => void; onClose: () => void }

/** Asks before people are mailed: which badge, and how many of them have not received it. */
function AskDialog({ templateId, template, isWorking, onGive, onClose }: AskProps) {
  const doorTexts = useTexts(doorWords)
  // Not a count of earlier: it decides how many people are mailed.
  const query = useQueryCall(getDoor, { templateId, participation: template.id }, { gcTime: 0 })
  const count = query.data?.recipients ?? 0
  return (
    <Dialog
      opened
      onClose={onClose}
      title={doorTexts.giveTitle({ name: template.data.name })}
      object={<FlatCard spec={template.card as CardSpec} width={56} />}
      actions={
        <DialogActions onClose={onClose} working={isWorking} disabled={count === 0} onClick={onGive}>
          {doorTexts.give()}
        </DialogActions>
      }
    >
      <Loaded query={query}>
        {({ recipients }) => (
          <p>{recipients === 0 ? doorTexts.allHaveIt() : doorTexts.giveText({ count: recipients })}</p>
        )}
      </Loaded>
    </Dialog>
  )
}
