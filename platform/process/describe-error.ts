type Described = { name: string; message: string; code?: string; stack: string }

/**
 * An error for the log. The values of a failed query are left out: they include addresses, hashes and sealed keys. The
 * stack has only its frames, because its first lines repeat the message.
 */
export function describeError(error: Error & { query?: unknown; code?: unknown; cause?: unknown }): Described {
  const { name, query, cause } = error
  const isOfDatabase = typeof query === 'string'
  const code = isOfDatabase ? (cause as { code?: unknown } | undefined)?.code : error.code
  return {
    name,
    message: isOfDatabase ? `Failed query: ${query}` : error.message,
    ...(typeof code === 'string' && { code }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  }
}
