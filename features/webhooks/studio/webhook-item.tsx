import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Webhook } from '../contract.ts'
import { webhooksPart } from '../page-texts.ts'
import { webhookHref } from './addresses.ts'
import { plainUrl } from './show-request.ts'
import { useSendTest } from './use-send-test.ts'
import { useTrouble, WebhookChip } from './webhook-state.tsx'
import styles from './webhooks.module.css'

/** One endpoint in the list: where it is, whether it works, and what was delivered. */
export function WebhookItem({ webhook }: { webhook: Webhook }) {
  const say = useTexts(webhooksPart)
  const test = useSendTest()
  const trouble = useTrouble(webhook)
  const { id, url, kinds, delivered, notDelivered } = webhook
  const [only] = kinds
  const counts = {
    kinds: kinds.length === 1 && only ? only : say.events({ count: kinds.length }),
    count: delivered,
    failed: notDelivered,
  }
  return (
    <Stack as="li" gap="xs" tone="ink2" padBlock="m">
      <Row gap="m" align="start" justify="between">
        <Text as="span" tone="ink" weight={600} breaks shrinks>
          <PageLink className={`bz-plain ${styles.address}`} href={webhookHref(id)}>
            {plainUrl(url)}
          </PageLink>
        </Text>
        <WebhookChip webhook={webhook} />
      </Row>
      <p>{notDelivered > 0 ? say.deliveredNot(counts) : say.delivered(counts)}</p>
      {trouble && (
        <Text type="small" tone="error" weight={500}>
          {trouble}
        </Text>
      )}
      <Row above="s" gap="s" align="stretch">
        <Button size="compact" href={webhookHref(id)} aria-label={say.openOf({ url: plainUrl(url) })}>
          {say.open()}
        </Button>
        {webhook.state !== 'off' && (
          <Button
            size="compact"
            working={test.working}
            workingLabel={say.testing()}
            aria-label={say.testOf({ url: plainUrl(url) })}
            onClick={() => void test.send(id)}
          >
            {say.test()}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
