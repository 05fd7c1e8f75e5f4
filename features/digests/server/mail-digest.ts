import { dateWriter } from '#base/dates.ts'
import { type Language, say } from '#base/text.ts'
import type { Context } from '#platform/context.ts'
import type { Message } from '#platform/mail/mail.ts'
import { frameMail, type MailGroup } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { COMMUNITIES_SHOWN, type Every, excerptOf } from '../rules.ts'
import { digestMail } from '../texts.ts'
import type { CommunityPictures } from './community-pictures.ts'
import { turnOffUrl } from './digest-token.ts'
import type { News } from './news-of.ts'

/** A digest that is due: whose it is, where it goes, and how it is written. */
export type Digest = {
  id: string
  holderId: string
  email: string
  language: Language
  every: Every
  timeZone: string
}

/** Writes a digest. Its Message-ID names the digest, so that a repeated one has the same. */
export async function mailDigest(
  ctx: Context,
  digest: Digest,
  { news, pictureOf }: { news: News[]; pictureOf: CommunityPictures },
): Promise<Message> {
  const { walletUrl, publicUrl } = ctx.config
  const language = mailLanguage('digest', { wallet: digest.language })
  const words = (key: keyof typeof digestMail, values = {}) => say(digestMail[key], language, values)
  const shown = news.slice(0, COMMUNITIES_SHOWN)
  const images = await picturesOf(shown, pictureOf)
  const groups = shown.map((one) => groupOf(ctx, digest, one, images.get(one.issuerId)?.cid))
  const others = news.length - 1
  const turnOff = turnOffUrl(ctx.config, digest.holderId)
  const framed = frameMail({
    language,
    title: words('title'),
    lines: [],
    groups: [...groups, ...moreOf(news.length - shown.length, language)],
    action: { label: words('action'), url: `${walletUrl}/news` },
    foot: words(digest.every === 'week' ? 'footWeek' : 'footDay', { email: digest.email }),
    footLink: { label: words('turnOff'), url: turnOff },
  })
  return {
    to: digest.email,
    subject: words(others > 0 ? 'subjectMore' : 'subject', { name: news[0]?.name ?? '', count: others }),
    messageId: `digest.${digest.id}@${new URL(publicUrl).hostname}`,
    headers: { 'List-Unsubscribe': `<${turnOff}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    images: [...images.values()],
    ...framed,
  }
}

async function picturesOf(news: News[], pictureOf: CommunityPictures) {
  const images = new Map<string, NonNullable<Message['images']>[number]>()
  for (const [at, { issuerId, imageCid }] of news.entries()) {
    const content = await pictureOf(imageCid)
    const name = `community${at + 1}`
    if (content) images.set(issuerId, { cid: name, content, filename: `${name}.jpg`, contentType: 'image/jpeg' })
  }
  return images
}

function groupOf(
  ctx: Context,
  digest: Digest,
  { issuerId, name, posts, total, unread }: News,
  cid?: string,
): MailGroup {
  const { walletUrl } = ctx.config
  const { language, timeZone } = digest
  const words = (key: keyof typeof digestMail, count: number) => say(digestMail[key], language, { count })
  const day = dayWriter(language, timeZone)
  const more = total - posts.length
  const url = `${walletUrl}/communities/${issuerId}`
  return {
    title: name,
    ...(cid && { logo: { cid } }),
    items: posts.map(({ id, text, at }) => ({
      text: excerptOf(text),
      note: day(new Date(at)),
      url: `${walletUrl}/news/${id}`,
    })),
    links: [
      ...(more > 0 ? [{ label: words('postsMore', more), url }] : []),
      ...(unread > 0 ? [{ label: words('messages', unread), url }] : []),
    ],
  }
}

function moreOf(count: number, language: Language): MailGroup[] {
  return count > 0 ? [{ title: say(digestMail.communitiesMore, language, { count }), items: [], links: [] }] : []
}

const writers = new Map<string, (at: Date | number) => string>()

/** Kept, because creating one takes as long as writing the rest of an e-mail; there are as many as zones. */
function dayWriter(language: Language, timeZone: string): (at: Date | number) => string {
  const key = `${language} ${timeZone}`
  const kept = writers.get(key) ?? dateWriter(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  writers.set(key, kept)
  return kept
}
