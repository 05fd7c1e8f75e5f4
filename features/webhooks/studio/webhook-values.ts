import { type Kind, URL_MAX } from '../rules.ts'

/** The form of an endpoint. */
export type WebhookValues = { url: string; kinds: Kind[]; withAddresses: boolean }
export type WebhookField = 'url' | 'kinds'

export const NEW_WEBHOOK: WebhookValues = { url: '', kinds: [], withAddresses: false }

/** What is wrong with the form of an endpoint. Whether an address may be called, the server decides. */
export function checkWebhook({ url, kinds }: WebhookValues): { [field in WebhookField]?: string | undefined } {
  return { url: urlProblem(url.trim()), kinds: kinds.length === 0 ? 'kindsMissing' : undefined }
}

function urlProblem(url: string): string | undefined {
  if (url === '') return 'urlMissing'
  // Plain http is for a server on the same machine, which only the server can tell.
  const isAddress = URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol)
  if (!isAddress) return 'urlRefused'
  return url.length > URL_MAX ? 'urlInvalid' : undefined
}

const FIELDS: Record<string, WebhookField> = {
  urlMissing: 'url',
  urlInvalid: 'url',
  urlRefused: 'url',
  kindsMissing: 'kinds',
  kindsUnknown: 'kinds',
}

/** The field to which a refusal of the server belongs. */
export function fieldOfProblem(problem: string): WebhookField | undefined {
  return FIELDS[problem]
}
