import { expect } from '@playwright/test'
import type { Email } from 'postal-mime'
import { outboxReader } from '#testing/outbox.ts'

const MAIL_MS = 30_000

type Act = () => Promise<unknown>
type Post = { mailsTo: (address: string) => Promise<Email[]> }

/** The e-mails of an outbox folder to an address, oldest first, without account notices, which arrive at any time. */
export async function mailsTo(folder: string, address: string): Promise<Email[]> {
  return (await allTo(folder, address)).filter((mail) => !isNotice(mail))
}

/** The account notices of an outbox folder to an address, oldest first. */
export async function noticesTo(folder: string, address: string): Promise<Email[]> {
  return (await allTo(folder, address)).filter(isNotice)
}

function isNotice({ messageId }: Email): boolean {
  return messageId?.startsWith('<notice-') ?? false
}

const readers = new Map<string, () => Promise<Email[]>>()

async function allTo(folder: string, address: string): Promise<Email[]> {
  const read = readers.get(folder) ?? outboxReader(folder)
  readers.set(folder, read)
  return (await read()).filter((mail) => mail.to?.some((to) => to.address === address))
}

/** Waits until an address has more e-mails than were `seen` before; returns the newest. */
export async function nextMail(post: Post, address: string, seen = 0): Promise<Email> {
  const count = async () => (await post.mailsTo(address)).length
  await expect.poll(count, { timeout: MAIL_MS, intervals: [100] }).toBeGreaterThan(seen)
  const mail = (await post.mailsTo(address)).at(-1)
  if (!mail) throw new Error(`No mail to ${address}`)
  return mail
}

/**
 * Waits until an address has an e-mail with a link that begins with `prefix`, after `act` if there is one: others come at any
 * time. Returns the newest link.
 */
export function mailedLink(post: Post, address: string, prefix: string, act?: Act): Promise<string> {
  return found(post, address, (mail) => findLink(mail, prefix), act)
}

/** Waits until an address has an e-mail with six digits on a line of their own, after `act` if there is one. */
export function mailedCode(post: Post, address: string, act?: Act): Promise<string> {
  return found(post, address, ({ text }) => text?.match(/^\d{6}$/m)?.[0], act)
}

async function found(post: Post, address: string, find: (mail: Email) => string | undefined, act?: Act) {
  const all = async () => (await post.mailsTo(address)).flatMap((mail) => find(mail) ?? [])
  const before = act ? (await all()).length : 0
  await act?.()
  let newest: string | undefined
  const more = async () => {
    const now = await all()
    newest = now.at(-1)
    return now.length
  }
  await expect.poll(more, { timeout: MAIL_MS, intervals: [100] }).toBeGreaterThan(before)
  return newest ?? ''
}

/** The first link in an e-mail with a prefix; throws when there is none. */
export function linkIn(mail: Email, prefix: string): string {
  const link = findLink(mail, prefix)
  if (!link) throw new Error(`The mail has no link that begins with ${prefix}`)
  return link
}

function findLink({ text }: Email, prefix: string): string | undefined {
  return text?.match(/https?:\/\/\S+/g)?.find((address) => address.startsWith(prefix))
}
