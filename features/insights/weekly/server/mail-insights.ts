import { dateWriter } from '#base/dates.ts'
import { say, type Values } from '#base/text.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import type { Context } from '#platform/context.ts'
import type { Message } from '#platform/mail/mail.ts'
import { frameMail, type MailGroup } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { figureWords } from '../../figure-texts.ts'
import { addDays, percentOf } from '../../rules.ts'
import { insightsMail } from '../texts.ts'
import { turnOffUrl } from './mail-token.ts'
import type { InsightMail } from './own-mail.ts'
import type { Week } from './week-of.ts'

/** Templates that are named below a line of where it stops. */
const TITLES_MAX = 3

type Given = { issuer: Issuer; figures: Week; week: string; key: string }

/** Writes the e-mail of a week: the chain, and where it stops. Its Message-ID names the week, so that a repeated one has the same. */
export function mailInsights(ctx: Context, mail: InsightMail, { issuer, figures, week, key }: Given): Message {
  const { publicUrl } = ctx.config
  const language = mailLanguage('insights', { page: mail.language })
  const words = (key: keyof typeof insightsMail, values: Values = {}) => say(insightsMail[key], language, values)
  const write = dateWriter(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const [from, to] = [week, addDays(week, 6)].map((day) => write(new Date(`${day}T00:00Z`)))
  const url = `${publicUrl}/settings/insights`
  const turnOff = turnOffUrl(ctx.config, { issuerId: issuer.id, key })
  const framed = frameMail({
    language,
    title: words('title', { community: issuer.name }),
    lines: [words('days', { from: from ?? '', to: to ?? '' })],
    facts: factsOf(figures, language),
    groups: stopsOf(figures, language, url),
    action: { label: words('action'), url },
    foot: words('foot', { email: mail.email, community: issuer.name }),
    footLink: { label: words('turnOff'), url: turnOff },
  })
  return {
    to: mail.email,
    subject: words('title', { community: issuer.name }),
    messageId: `insights-${week}-${key}@${new URL(publicUrl).hostname}`,
    headers: { 'List-Unsubscribe': `<${turnOff}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    ...framed,
  }
}

function factsOf({ chain, byLink }: Week, language: InsightMail['language']): { label: string; value: string }[] {
  const number = (count: number) => new Intl.NumberFormat(language).format(count)
  const part = (count: number, whole: number) => {
    const percent = percentOf(count, whole)
    return percent === undefined ? number(count) : say(insightsMail.part, language, { count: number(count), percent })
  }
  const fact = (key: keyof typeof figureWords, value: string) => ({ label: say(figureWords[key], language), value })
  return [
    fact('sent', number(chain.sent)),
    fact('delivered', number(chain.delivered)),
    fact('opened', part(chain.opened, chain.delivered)),
    fact('collected', part(chain.collected, chain.delivered)),
    fact('shared', part(chain.shared, chain.collected)),
    fact('checked', number(chain.checked)),
    ...(byLink > 0 ? [fact('byLink', number(byLink))] : []),
  ]
}

function stopsOf({ stops }: Week, language: InsightMail['language'], url: string): MailGroup[] {
  const items = (['cameBack', 'neverOpened', 'openedOnly'] as const).flatMap((key) => {
    const { count, templates } = stops[key]
    const titles = templates.slice(0, TITLES_MAX).map(({ title, count }) => `${title} (${count})`)
    return count > 0 ? [{ text: say(insightsMail[key], language, { count }), note: titles.join(', '), url }] : []
  })
  return items.length > 0 ? [{ title: say(insightsMail.stops, language), items, links: [] }] : []
}
