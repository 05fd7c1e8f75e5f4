import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { createIssuer } from '#features/issuers/contract.ts'
import { updateSendSettings } from '#features/sends/running/contract.ts'
import { finalizeLink, requestLink } from '#features/sign-in/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import type { openSink } from './smtp.ts'
import { browserSecret, captchaPass, ISSUER, picture, TEMPLATE } from './stories.ts'
import type { World } from './world.ts'

const EMAIL = 'issuer@example.org'
const POLL_MS = 10

/**
 * Signs up a community on a server process that mails into a sink, and publishes a template; its sends cannot be undone, and
 * so are mailed at once. `onToken` gets the token as soon as there is one.
 */
export async function foundCommunity(
  ask: World['call'],
  sink: Awaited<ReturnType<typeof openSink>>,
  onToken: (token: string) => void,
): Promise<{ templateId: string }> {
  await ask(requestLink, { email: EMAIL, browser: browserSecret(), captchaSolution: await captchaPass({ call: ask }) })
  while (sink.received.length === 0) await wait(POLL_MS)
  const mail = await PostalMime.parse(sink.received[0]?.raw ?? '')
  const link = /token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
  onToken((await ask(finalizeLink, { token: link })).token)
  await ask(createIssuer, { ...ISSUER, tags: [...ISSUER.tags], contactEmail: EMAIL })
  await ask(updateSendSettings, { undoSeconds: 0 })
  return ask(createTemplate, { category: 'basic', ...TEMPLATE, points: 5, image: await picture() })
}
