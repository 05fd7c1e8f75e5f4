import type { Output } from '#base/endpoint.ts'
import { useSigning } from '#features/sends/studio/use-signing.ts'
import { listTemplates } from '#features/templates/contract.ts'
import { isSendable } from '#features/templates/rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getDoor, giveParticipation } from '../contract.ts'
import { doorWords } from '../texts.ts'
import styles from './door.module.css'

/** Sends one of the issuer's Participation templates to all attendees. */
export function GiveParticipation({ templateId }: { templateId: string }) {
  const doorTexts = useTexts(doorWords)
  const sentence = useProblemText()
  const query = useQueryCall(listTemplates, { type: 'participation', status: 'published' })
  const { data } = query
  const giving = useCall(giveParticipation, { invalidates: [getDoor] })
  const signing = useSigning([getDoor], (key) => toastError(sentence(key)))
  const give = async (participation: string) => {
    const { output, problem } = await giving.run({ templateId, participation })
    if (!output) return toastError(sentence(problem.key))
    signing.waitFor(output.callbackId, () => {
      toastSuccess(messageOf(output))
    })
  }
  const messageOf = ({ callbackId, goesOn, sent, without }: Output<typeof giveParticipation>) => {
    const given = callbackId || goesOn ? doorTexts.givenAll() : doorTexts.given({ count: sent })
    return without > 0 && !callbackId ? `${given}. ${doorTexts.without({ count: without })}.` : given
  }
  const sendable = data?.templates.filter(({ contractState }) => isSendable(contractState)) ?? []
  return (
    <section className={styles.section}>
      <h2>{doorTexts.participation()}</h2>
      <p className={styles.hint}>
        {data && sendable.length === 0 ? doorTexts.noTemplate() : doorTexts.participationHint()}
      </p>
      <Loaded query={query}>
        {() => (
          <ul className={styles.rows} aria-label={doorTexts.choose()}>
            {sendable.map((template) => (
              <li key={template.id}>
                <span>{template.data.name}</span>
                <Button size="compact" working={giving.working} onClick={() => void give(template.id)}>
                  {doorTexts.give()}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <OperationDialog
        operation={signing.operation}
        byWallet
        title={doorTexts.participation()}
        queued={doorTexts.givenAll()}
      />
    </section>
  )
}
