import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { openSuiteIssuer, type SuiteIssuer } from './suite-issuer.ts'

const LOOPBACK = '127.0.0.1'

type Answer = { status: number; body: object }

/** An issuer and verifier of the VC API (W3C CCG) around `credentials/`, on loopback only; suites ask it over https. */
export type VcApi = { origin: string; issuer: SuiteIssuer; close: () => Promise<void> }

/** Starts it on a free port, with a certificate of its own that the suites do not check. */
export async function openVcApi(): Promise<VcApi> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec', algorithm: 'sha256' })
  const server = createServer({ key: made.private, cert: made.cert })
  await new Promise<void>((done) => server.listen(0, LOOPBACK, done))
  const origin = `https://${LOOPBACK}:${(server.address() as AddressInfo).port}`
  const issuer = await openSuiteIssuer(origin)
  server.on('request', async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const asked = `${request.method} ${request.url}`
    const { status, body } = await answerTo(issuer, asked, Buffer.concat(chunks).toString())
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return { origin, issuer, close: () => closeServer(server) }
}

async function answerTo(issuer: SuiteIssuer, asked: string, text: string): Promise<Answer> {
  if (asked === `GET ${issuer.listPath}`) return { status: 200, body: issuer.list }
  try {
    const { credential, verifiableCredential, verifiablePresentation, options } = JSON.parse(text)
    if (asked === 'POST /credentials/issue') {
      return { status: 201, body: { verifiableCredential: await issuer.issue(credential, options) } }
    }
    if (asked === 'POST /credentials/verify') {
      const { isGood, checks } = await issuer.verify(verifiableCredential)
      return { status: isGood ? 200 : 400, body: { verified: isGood, checks, errors: isGood ? [] : [checks] } }
    }
    if (asked === 'POST /presentations/verify') {
      const isGood = await issuer.verifyPresentation(verifiablePresentation, options ?? {})
      return {
        status: isGood ? 200 : 400,
        body: { verified: isGood, errors: isGood ? [] : ['A credential is refused'] },
      }
    }
  } catch (error) {
    return { status: 400, body: { verified: false, errors: [String(error)] } }
  }
  return { status: 404, body: { errors: ['There is no such call'] } }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((done) => server.close(() => done()))
}
