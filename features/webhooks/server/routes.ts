import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { getDelivery } from './get-delivery.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import { replayDelivery } from './replay-delivery.ts'
import { replayFailed } from './replay-failed.ts'
import { rotateWebhookSecret } from './rotate-secret.ts'
import { switchWebhook } from './switch-webhook.ts'
import { testWebhook } from './test-webhook.ts'
import { updateWebhook } from './update-webhook.ts'

/** The calls of webhooks. */
export const webhooksRoutes: Route[] = [
  route(contract.listWebhooks, listWebhooks),
  route(contract.createWebhook, createWebhook),
  route(contract.updateWebhook, updateWebhook),
  route(contract.rotateWebhookSecret, rotateWebhookSecret),
  route(contract.switchWebhook, switchWebhook),
  route(contract.testWebhook, testWebhook),
  route(contract.listDeliveries, listDeliveries),
  route(contract.getDelivery, getDelivery),
  route(contract.replayDelivery, replayDelivery),
  route(contract.replayFailed, replayFailed),
  route(contract.deleteWebhook, deleteWebhook),
]
