import { get } from 'node:http'

/** Ends with 0 when the server of this container is ready; it answers only to the host of PUBLIC_URL. */
const port = process.env.PORT || '4000'
const host = new URL(process.env.PUBLIC_URL || `http://localhost:${port}`).host
get({ host: '127.0.0.1', port, path: '/readyz', headers: { host }, timeout: 4000 }, (answer) => {
  process.exit(answer.statusCode === 200 ? 0 : 1)
}).on('error', () => process.exit(1))
