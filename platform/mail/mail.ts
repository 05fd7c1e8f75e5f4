import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import MimeNode from 'nodemailer/lib/mime-node'
import { oneLine } from '../../base/hidden-characters.ts'
import { type Config, ConfigError } from '../settings/config.ts'
import { writeWhole } from '../storage/write-whole.ts'
import { MARK_CID, mailMark } from './mail-mark.ts'

type Picture = { cid: string; content: Buffer; filename: string; contentType: string }

export type Message = {
  to: string
  subject: string
  html: string
  text: string
  /** Derived from the subject of the e-mail, so that a repeated e-mail has the same one; without angle brackets. */
  messageId: string
  replyTo?: string
  headers?: Record<string, string>
  /** Pictures inside the e-mail, referenced by `cid:` in the HTML. */
  images?: Picture[]
  /** Attached files, which are not shown inside the e-mail. */
  files?: { filename: string; contentType: string; content: string }[]
  /** A person waits for it: it has connections of its own, which no big send keeps busy. */
  isAwaited?: boolean
}

/** Sends an e-mail; throws a `MailRefused` for a permanent refusal, a `MailDelayed` when it may be retried. */
export type Mailer = { send: (message: Message) => Promise<{ response: string }>; close: () => void }

/** The receiving server refuses this address or e-mail; retrying would not help. */
export class MailRefused extends Error {}

/**
 * The e-mail was not sent this time. The message names no address and no host; `answer` is the mail server's reply, or
 * ''.
 */
export class MailDelayed extends Error {
  readonly answer: string
  /** The mail server is unreachable, or accepts none of our e-mails: the next one would fail too. */
  readonly isAway: boolean
  constructor(code: string, answer = '') {
    super(`The mail did not go out (${code})`)
    this.name = 'MailDelayed'
    this.answer = answer
    this.isAway = answer === '' && !OF_ONE_MAIL.test(code)
  }
}

/** nodemailer's errors for an e-mail that it cannot even compose. */
const OF_ONE_MAIL = /^(?:EENVELOPE|EMESSAGE|ESTREAM)$/
/**
 * A server that responds gets the five minutes of RFC 5321, section 4.5.3.2; without a greeting in one it counts as
 * unreachable.
 */
const TIMEOUTS = { connectionTimeout: 60_000, greetingTimeout: 60_000, socketTimeout: 300_000 }
const AWAITED_CONNECTIONS = 4
const AWAITED_IDLE_MS = 20_000
/** How long a start waits for a mail server. */
const TLS_ASKED_MS = 5000

type Sending = Pick<Config, 'smtpUrl'> & Partial<Pick<Config, 'demandsMailTls'>>

/** Mail over SMTP when configured, else an outbox: each message an .eml file under DATA_DIR/outbox. */
export function openMail(config: Sending & Pick<Config, 'mailFrom' | 'dataDir'>): Mailer {
  return config.smtpUrl
    ? overSmtp(config.smtpUrl, config.mailFrom, config.demandsMailTls)
    : intoOutbox(join(config.dataDir, 'outbox'), config.mailFrom)
}

/**
 * Checks that a mail server that requires TLS supports it, with a certificate for its name; throws a `ConfigError` when
 * it does not. An unreachable server passes, since each e-mail checks again.
 */
export async function assertMailTls({ smtpUrl, demandsMailTls }: Sending): Promise<void> {
  if (!smtpUrl || !demandsMailTls) return
  const timeouts = { connectionTimeout: TLS_ASKED_MS, greetingTimeout: TLS_ASKED_MS, socketTimeout: TLS_ASKED_MS }
  const transport = nodemailer.createTransport({ url: smtpUrl, requireTLS: true, ...timeouts } as never)
  try {
    await transport.verify()
  } catch (error) {
    const { code, message } = error as SmtpError & Error
    if (code !== 'ETLS' && !/certificate|STARTTLS|wrong version number/i.test(message)) return
    throw new ConfigError(
      `The mail server of SMTP_URL offers no TLS that can be trusted (${message}). Correct its address or certificate, or accept it by ALLOW_PLAINTEXT=smtp.`,
    )
  } finally {
    transport.close()
  }
}

/**
 * Two pools of connections, so that e-mails which people wait for never queue behind those of a send. Their idle
 * connections close early: a firewall may have dropped one silently, and the next person would wait for its timeout.
 */
function overSmtp(url: string, from: string, requireTLS = false): Mailer {
  const open = (own: object) =>
    nodemailer.createTransport({ url, pool: true, ...(requireTLS && { requireTLS }), ...TIMEOUTS, ...own } as never)
  const ordinary = open({ maxConnections: 5 })
  const awaited = open({ maxConnections: AWAITED_CONNECTIONS, idleTimeout: AWAITED_IDLE_MS })
  return {
    send: async (message) => {
      const transport = message.isAwaited ? awaited : ordinary
      try {
        const sent = (await transport.sendMail(await compose(message, from))) as { response?: string }
        return { response: sent.response ?? '' }
      } catch (error) {
        throw readFailure(error as SmtpError)
      }
    },
    close: () => {
      ordinary.close()
      awaited.close()
    },
  }
}

type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string }

/** A permanent refusal concerns this address or e-mail; a refusal of our login or sender is for the operator to fix. */
function readFailure({ code = 'unknown', command = '', responseCode = 0, response: said = '' }: SmtpError): Error {
  // A foreign server's reply, without control characters for the database.
  const response = oneLine(said)
  const isOfMail = command === 'RCPT TO' || command === 'DATA'
  if (isOfMail && responseCode >= 500 && responseCode < 600) return new MailRefused(response)
  return new MailDelayed(`${code} ${responseCode || ''}`.trim(), isOfMail ? response : '')
}

function intoOutbox(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (message) => {
      const sent = await transport.sendMail(await compose(message, from))
      const file = join(folder, outboxName(message.messageId))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(file, sent.message as Buffer)
      return { response: 'written to the outbox' }
    },
    close: () => transport.close(),
  }
}

/** The file name of a message in the outbox. */
export function outboxName(messageId: string): string {
  return `${messageId.replace(/[^\w.@-]/g, '_')}.eml`
}

async function compose(message: Message, from: string) {
  const { messageId, images = [], files = [], to, replyTo, isAwaited: _, ...rest } = message
  const mark = { cid: MARK_CID, filename: 'blazon.png', contentType: 'image/png' }
  const hasMark = message.html.includes(`cid:${MARK_CID}"`)
  const inside = hasMark ? [...images, { ...mark, content: await mailMark() }] : images
  return {
    ...rest,
    // Never as a text, which would be parsed as a list with names, groups and comments.
    to: { name: '', address: to },
    replyTo: replyTo ? { name: '', address: replyTo } : undefined,
    from,
    messageId: `<${messageId}>`,
    attachments: [
      ...(await Promise.all(
        inside.map(async ({ cid, contentType, ...image }) => ({
          cid,
          contentType,
          raw: await encodePicture({ ...image, cid, contentType }),
        })),
      )),
      // In base64, so that no mail server changes its ends of lines.
      ...files.map((file) => ({
        ...file,
        contentDisposition: 'attachment' as const,
        contentTransferEncoding: 'base64' as const,
      })),
    ],
  }
}

/** Weak, so that a picture which no e-mail uses any more takes its encoded form with it. */
const encoded = new WeakMap<Buffer, Map<string, Promise<Buffer>>>()

/**
 * A picture as a finished part of an e-mail, headers and base64: made once for the same bytes and names, because a big
 * send repeats it for each recipient.
 */
function encodePicture(picture: Picture): Promise<Buffer> {
  const { cid, content, filename, contentType } = picture
  const parts = encoded.get(content) ?? new Map<string, Promise<Buffer>>()
  encoded.set(content, parts)
  const names = JSON.stringify([cid, filename, contentType])
  const part = parts.get(names) ?? encode(picture)
  parts.set(names, part)
  return part
}

function encode({ cid, content, filename, contentType }: Picture): Promise<Buffer> {
  const node = new MimeNode('multipart/related').createChild(contentType, { filename })
  node.setHeader('Content-Id', `<${cid}>`)
  node.setHeader('Content-Transfer-Encoding', 'base64')
  node.setHeader('Content-Disposition', 'inline')
  node.setContent(content)
  return node.build()
}
