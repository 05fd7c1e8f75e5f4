import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useState } from 'react'
import { SecretDialog } from '#features/developers/studio/secret-dialog.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { HoverRows } from '#ui/lists/hover-rows.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listWebhooks } from '../contract.ts'
import { webhookForm, webhooksPart } from '../page-texts.ts'
import { webhookProblems } from '../texts.ts'
import { LatestDeliveries } from './latest-deliveries.tsx'
import { WebhookFormDialog } from './webhook-form-dialog.tsx'
import { WebhookItem } from './webhook-item.tsx'

const CATALOGUES = [webhookProblems]
/** How often the list of endpoints and the log are read again. */
const REFRESH_MS = 30_000

type Props = { isMain: boolean; onDelivery: (webhookId: string, deliveryId: string) => void }
type Opened = { dialog: 'new' } | { dialog: 'secret'; secret: string }

/** The endpoints of the community, and the latest messages to them. */
export function WebhooksSection({ isMain, onDelivery }: Props) {
  const say = useTexts(webhooksPart)
  const formTexts = useTexts(webhookForm)
  const format = useFormat()
  const query = useQueryCall(listWebhooks, {}, { refetchInterval: REFRESH_MS })
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const count = query.data?.webhooks.length ?? 0
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <Grid narrow="first" above="xxl" gap="xxxl">
        <section aria-labelledby="webhooks">
          <Row gap="l" rows="s" justify="between" wrap below="s">
            <Heading id="webhooks" count={count > 0 ? format.number(count) : undefined}>
              {say.title()}
            </Heading>
            <Button
              size="compact"
              icon={<PlusIcon size={16} />}
              aria-label={say.addOne()}
              onClick={() => setOpened({ dialog: 'new' })}
            >
              {say.add()}
            </Button>
          </Row>
          <Loaded query={query} coming={<RuledOutline kind="rows" count={2} />}>
            {({ webhooks }) =>
              webhooks.length === 0 ? (
                <Text above="m" below="l" tone="ink2">
                  {say.noneText()}
                </Text>
              ) : (
                <>
                  <HoverRows>
                    {webhooks.map((webhook) => (
                      <WebhookItem key={webhook.id} webhook={webhook} />
                    ))}
                  </HoverRows>
                  <Text above="m" type="caption" tone="ink3">
                    {say.note()}
                  </Text>
                </>
              )
            }
          </Loaded>
        </section>
        {count > 0 && <LatestDeliveries onDelivery={onDelivery} />}
      </Grid>
      {opened?.dialog === 'new' && (
        <WebhookFormDialog
          isMain={isMain}
          onMade={(secret) => setOpened({ dialog: 'secret', secret })}
          onClose={close}
        />
      )}
      {opened?.dialog === 'secret' && (
        <SecretDialog
          title={formTexts.secretTitle()}
          text={formTexts.secretText()}
          secret={opened.secret}
          copied={formTexts.secretCopied()}
          onClose={close}
        />
      )}
    </CatalogueProvider>
  )
}
