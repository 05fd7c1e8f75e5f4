type Described = { name: string; message: string; code?: string; stack: string }

/**
 * An error as the log keeps it. What a failed query was given stays out: addresses, hashes and sealed keys are among it.
 * The stack is its frames only, because its first lines repeat the message.
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
