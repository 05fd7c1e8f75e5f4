import { readScannedRequest } from '../rules.ts'

const PATH = '/present'
/** Parameters of a request by address or by value (OpenID4VP 1.0, section 5). */
const CLIENT = 'client_id'

/**
 * The page of this wallet for a scanned or pasted request: ValidatorData, an `openid4vp:` link, or a link of a verifier
 * with the same parameters. Undefined for all else.
 */
export function pageOfRequest(text: string): string | undefined {
  const code = text.trim()
  if (/^openid4vp:/i.test(code)) return `${PATH}?${parametersOf(code)}`
  if (code.startsWith('{')) {
    return readScannedRequest(code, '') && `${PATH}?${new URLSearchParams({ code })}`
  }
  if (!/^https?:/i.test(code) || !URL.canParse(code)) return undefined
  const values = new URL(code).searchParams
  const isRequest = values.has(CLIENT) && (values.has('request_uri') || values.has('dcql_query'))
  return isRequest ? `${PATH}?${parametersOf(code)}` : undefined
}

/** The scanned text of a page's query, as the server reads it; '' where there is none. */
export function codeOfPage(search: string): string {
  const values = new URLSearchParams(search)
  const code = values.get('code')
  if (code !== null) return code
  return values.has(CLIENT) ? `openid4vp://?${values}` : ''
}

/** Written anew, so that nothing but parameters gets into the address. */
function parametersOf(link: string): URLSearchParams {
  const at = link.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : link.slice(at + 1).replace(/#.*$/s, ''))
}
