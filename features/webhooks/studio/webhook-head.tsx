import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Fact, Facts } from '#ui/lists/facts.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listWebhooks, switchWebhook, type Webhook } from '../contract.ts'
import { webhookPage, webhooksPart } from '../page-texts.ts'
import { DEVELOPERS_HREF } from './addresses.ts'
import { plainUrl } from './show-request.ts'
import { useSendTest } from './use-send-test.ts'
import type { OpenedWebhook } from './webhook-dialogs.tsx'
import { useTrouble, WebhookChip } from './webhook-state.tsx'

type Props = { webhook: Webhook; onOpen: (opened: OpenedWebhook) => void }

/** The address of an endpoint, what can be done with it, and its facts. */
export function WebhookHead({ webhook, onOpen }: Props) {
  const say = useTexts(webhookPage)
  const listTexts = useTexts(webhooksPart)
  const test = useSendTest()
  usePageTitle(plainUrl(webhook.url))
  return (
    <>
      <BackLink href={DEVELOPERS_HREF}>{say.back()}</BackLink>
      <Row as="header" gap="xxl" rows="s" justify="between" wrap>
        <Text as="h1" breaks shrinks>
          {plainUrl(webhook.url)}
        </Text>
        <Row gap="s" align="stretch">
          {webhook.state !== 'off' && (
            <Button
              icon={<PaperPlaneTiltIcon size={18} />}
              working={test.working}
              workingLabel={listTexts.testing()}
              onClick={() => void test.send(webhook.id)}
            >
              {listTexts.test()}
            </Button>
          )}
          <Menu webhook={webhook} onOpen={onOpen} />
        </Row>
      </Row>
      <WebhookFacts webhook={webhook} onOpen={onOpen} />
    </>
  )
}

function Menu({ webhook, onOpen }: Props) {
  const say = useTexts(webhookPage)
  const sentence = useProblemText()
  const { run } = useCall(switchWebhook, { invalidates: [listWebhooks] })
  const isOff = webhook.state === 'off'
  const turn = async () => {
    const { output, problem } = await run({ webhookId: webhook.id, on: isOff })
    if (output) toastSuccess(isOff ? say.turnedOn() : say.turnedOff())
    else if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
  }
  return (
    <MoreMenu
      look="edge"
      label={say.more()}
      choices={[
        { label: say.edit(), onSelect: () => onOpen({ dialog: 'edit' }) },
        { label: isOff ? say.turnOn() : say.turnOff(), onSelect: () => void turn() },
        'line',
        { label: say.delete(), danger: true, onSelect: () => onOpen({ dialog: 'delete' }) },
      ]}
    />
  )
}

const DOTS = '•'.repeat(12)

function WebhookFacts({ webhook, onOpen }: Props) {
  const say = useTexts(webhookPage)
  const trouble = useTrouble(webhook)
  const format = useFormat()
  const { kinds, lastFour, oldUntil, withAddresses } = webhook
  return (
    <Facts above="m" below="xl">
      <Fact label={say.events()} className="bz-mono">
        {kinds.join(', ')}
      </Fact>
      <Fact label={say.secret()}>
        <Row gap="m" rows="xxs" wrap>
          <code className="bz-mono" aria-hidden>
            whsec_{DOTS}
            {lastFour}
          </code>
          <span className="bz-hidden">{say.secretEnds({ end: lastFour })}</span>
          <button type="button" className="bz-link" onClick={() => onOpen({ dialog: 'rotate' })}>
            {say.replace()}
          </button>
          {oldUntil !== '' && (
            <Text as="small" type="caption" tone="ink3">
              {say.bothUntil({ when: format.recent(oldUntil) })}
            </Text>
          )}
        </Row>
      </Fact>
      {withAddresses && <Fact label={say.addresses()}>{say.included()}</Fact>}
      <Fact label={say.state()}>
        <Row gap="m" rows="xxs" wrap>
          <WebhookChip webhook={webhook} />
          {trouble && (
            <Text as="span" type="small" tone="error" weight={500}>
              {trouble}
            </Text>
          )}
        </Row>
      </Fact>
    </Facts>
  )
}
