import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { useState } from 'react'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { PageWithPanel, type SidePanelProps } from '#ui/frames/side-panel.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { PageSelector } from '#ui/lists/page-selector.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider, useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { commonProblems } from '#ui/words/texts.ts'
import { type Delivery, listDeliveries, listWebhooks, replayFailed, type Webhook } from '../contract.ts'
import { webhookPage } from '../page-texts.ts'
import { LOG_DAYS, PAGE_SIZE } from '../rules.ts'
import { webhookProblems } from '../texts.ts'
import { DEVELOPERS_HREF } from './addresses.ts'
import { DeliveriesTable } from './deliveries-table.tsx'
import { DeliveryFoot } from './delivery-foot.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { LogFilters } from './log-filters.tsx'
import { plainUrl } from './show-request.ts'
import { useLog } from './use-log.ts'
import { type OpenedWebhook, WebhookDialogs } from './webhook-dialogs.tsx'
import { WebhookHead } from './webhook-head.tsx'

const CATALOGUES = [webhookProblems]

type Props = {
  webhookId: string
  /** Whether the person is the main admin, who may include addresses. */
  isMain: boolean
  /** The message in the panel. */
  deliveryId: string | undefined
  onDelivery: (deliveryId: string | undefined) => void
  /** Called when the endpoint was deleted. */
  onGone: () => void
}

/** /settings/api-key/webhooks/{webhookId}: one endpoint, its log, and one message in the panel. */
export function WebhookPage(props: Props) {
  const query = useQueryCall(listWebhooks, {})
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <Loaded query={query} coming={<RuledOutline kind="rows" count={6} />}>
        {({ webhooks }) => {
          const webhook = webhooks.find(({ id }) => id === props.webhookId)
          return webhook ? <Endpoint {...props} webhook={webhook} /> : <Missing />
        }}
      </Loaded>
    </CatalogueProvider>
  )
}

/** Where another admin deleted the endpoint, or its address is wrong. */
function Missing() {
  const say = useTexts(webhookPage)
  const common = useTexts(commonProblems)
  return (
    <>
      <BackLink href={DEVELOPERS_HREF}>{say.back()}</BackLink>
      <p>{common.notFound()}</p>
    </>
  )
}

function Endpoint({ webhook, isMain, deliveryId, onDelivery, onGone }: Props & { webhook: Webhook }) {
  const log = useLog(webhook.id)
  const [opened, setOpened] = useState<OpenedWebhook>()
  const rows = log.query.data?.deliveries ?? []
  return (
    <PageWithPanel panel={deliveryId === undefined ? undefined : panelOf(webhook, rows, deliveryId, onDelivery)}>
      <WebhookHead webhook={webhook} onOpen={setOpened} />
      <Log webhook={webhook} log={log} deliveryId={deliveryId} onDelivery={onDelivery} />
      {opened && (
        <WebhookDialogs
          opened={opened}
          webhook={webhook}
          isMain={isMain}
          onOpen={setOpened}
          onGone={onGone}
          onClose={() => setOpened(undefined)}
        />
      )}
    </PageWithPanel>
  )
}

function panelOf(
  webhook: Webhook,
  rows: Delivery[],
  deliveryId: string,
  onDelivery: Props['onDelivery'],
): SidePanelProps {
  return {
    label: deliveryId,
    head: <code className="bz-mono">{deliveryId}</code>,
    at: rows.findIndex(({ id }) => id === deliveryId) + 1,
    of: rows.length,
    onMove: (at) => onDelivery(rows[at - 1]?.id),
    onClose: () => onDelivery(undefined),
    back: plainUrl(webhook.url),
    isWide: true,
    foot: <DeliveryFoot key={deliveryId} deliveryId={deliveryId} />,
    children: (title) => <DeliveryPanel key={deliveryId} deliveryId={deliveryId} title={title} />,
  }
}

type LogProps = Pick<Props, 'deliveryId' | 'onDelivery'> & { webhook: Webhook; log: ReturnType<typeof useLog> }

function Log({ webhook, log, deliveryId, onDelivery }: LogProps) {
  const { query, filter, narrow, pageNumber, setPageNumber } = log
  const { data } = query
  // The filter lists those of 30 days, its number is of the last 24 hours.
  const isNarrowed = filter === 'notDelivered'
  const failed = (isNarrowed ? data?.pagination.totalCount : data?.notDelivered) ?? 0
  return (
    <>
      <Row gap="l" rows="s" justify="between" wrap>
        <LogFilters filter={filter} day={data?.day} notDelivered={data?.notDelivered} isOfOne onFilter={narrow} />
        {failed > 0 && webhook.state !== 'off' && (
          <SendAgain webhookId={webhook.id} count={failed} days={isNarrowed ? LOG_DAYS : 1} />
        )}
      </Row>
      <Loaded query={query} coming={<RuledOutline kind="rows" count={6} />}>
        {({ deliveries, pagination }) => (
          <>
            <DeliveriesTable
              deliveries={deliveries}
              isOfAll={false}
              filter={filter}
              openId={deliveryId}
              onOpen={({ id }) => onDelivery(id)}
            />
            {pagination.totalCount > 0 && (
              <PageSelector
                page={pageNumber}
                pages={pagination.totalPages}
                pageSize={PAGE_SIZE}
                total={pagination.totalCount}
                onPage={setPageNumber}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

/** Sends all messages of some days again that were not delivered. */
function SendAgain({ webhookId, count, days }: { webhookId: string; count: number; days: number }) {
  const say = useTexts(webhookPage)
  const sentence = useProblemText()
  const { run, working } = useCall(replayFailed, { invalidates: [listDeliveries, listWebhooks] })
  const send = async () => {
    const since = new Date(Date.now() - days * 86_400_000).toISOString()
    const { output, problem } = await run({ webhookId, since })
    if (output) toastSuccess(say.sentAgain({ count: output.count }))
    else if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
  }
  return (
    <Button size="compact" icon={<ArrowsClockwiseIcon size={16} />} working={working} onClick={() => void send()}>
      {say.again({ count })}
    </Button>
  )
}
