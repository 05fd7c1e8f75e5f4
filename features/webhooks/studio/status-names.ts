/** The standard names of statuses that a server of a webhook often returns (RFC 9110); they are not translated. */
const NAMES: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** A status with its name: "500 Internal Server Error". */
export function statusName(status: number): string {
  const name = NAMES[status]
  return name === undefined ? `${status}` : `${status} ${name}`
}

/** Whether a server took a message. */
export function isGood(status: number): boolean {
  return status >= 200 && status < 300
}
