import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { useProof } from '#features/holders/wallet/use-proof.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { pushSection } from '../texts.ts'
import { usePush } from './use-push.ts'

type Push = ReturnType<typeof usePush>

/** The notifications in the holder's own page: of this device, and of the others. */
export function PushSection() {
  const sectionTexts = useTexts(pushSection)
  const sentence = useProblemText()
  const push = usePush()
  const { support, problem, hasFailed } = push
  return (
    <Section lined="below" title={sectionTexts.title()} lead={sectionTexts.text()}>
      {support === 'supported' ? (
        <OwnDevice push={push} />
      ) : (
        <Text role="status" above="m" below="m">
          {sectionTexts[support]()}
        </Text>
      )}
      {(problem || hasFailed) && (
        <Text above="s" tone="error" role="alert">
          {problem ? sentence(problem.key) : sectionTexts.failed()}
        </Text>
      )}
      {push.others.length > 0 && <OtherDevices push={push} />}
    </Section>
  )
}

function OwnDevice({ push }: { push: Push }) {
  const sectionTexts = useTexts(pushSection)
  const isOffline = useIsOffline()
  const proof = useProof()
  const { own, isReady, isBusy, turnOn, turnOff } = push
  return (
    <Row gap="l" rows="xs" justify="between" wrap>
      {isReady && <span role="status">{own ? sectionTexts.isOn() : sectionTexts.isOff()}</span>}
      {own ? (
        <Button
          disabled={isOffline}
          working={isBusy}
          workingLabel={sectionTexts.turningOff()}
          onClick={() => turnOff(own.subscriptionId)}
        >
          {sectionTexts.turnOff()}
        </Button>
      ) : (
        <Button
          disabled={isOffline || !isReady}
          working={isBusy}
          workingLabel={sectionTexts.turningOn()}
          // Browsers ask for notifications only at a press, so what follows the confirmation is the person's own.
          onClick={() => (proof.needsProof ? proof.ask(() => undefined) : void turnOn())}
        >
          {sectionTexts.turnOn()}
        </Button>
      )}
      {proof.dialog}
    </Row>
  )
}

function OtherDevices({ push }: { push: Push }) {
  const sectionTexts = useTexts(pushSection)
  const format = useFormat()
  const isOffline = useIsOffline()
  return (
    <>
      <Text as="h3" above="l" type="small" tone="ink3" weight={400}>
        {sectionTexts.others()}
      </Text>
      <Rows>
        {push.others.map(({ subscriptionId, device, since, failingSince }) => {
          const name = device || sectionTexts.unknownDevice()
          return (
            <li key={subscriptionId}>
              <Text as="span" grow>
                {name}
                <Text as="span" block type="small" tone="ink3">
                  {failingSince
                    ? sectionTexts.failing({ date: format.date(failingSince) })
                    : sectionTexts.since({ date: format.date(since) })}
                </Text>
              </Text>
              <IconButton
                label={sectionTexts.remove({ device: name })}
                icon={<XIcon size={16} weight="bold" />}
                disabled={isOffline || push.isBusy}
                onClick={() => push.turnOff(subscriptionId)}
              />
            </li>
          )
        })}
      </Rows>
    </>
  )
}
