import type { CallInput } from '#base/endpoint.ts'
import { NETWORK_LIMIT, UNLIMITED } from '#features/claims/rules.ts'
import type { createSessions } from '#features/sends/contract.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { CLAIM_DAYS } from '#features/templates/rules.ts'
import { isMoment } from '#ui/fields/days/read-day.ts'

export type LinkKind = 'personal' | 'open' | 'limited' | 'ticket'
/** The state of the form: dates as in the field (local, `YYYY-MM-DD HH:mm`), numbers as typed. */
export type LinkValues = {
  startDate: string
  endDate: string
  places: string
  name: string
  seat: string
  section: string
  confirmsEmail: boolean
  domains: string
  network: string
}
type Settings = { didLimit: number; startDate: string; endDate: string; confirmsEmail: boolean; mailDomains: string[] }

/** The kinds of link that a template has: a ticket's instead of the personal one. */
export function kindsOf(template: Template): LinkKind[] {
  return [template.data.badgeCategory === 'ticket' ? 'ticket' : 'personal', 'open', 'limited']
}

/** The defaults of a new link: the event's start and limit, else 30 days and no limit. */
export function firstValues({ data }: Template, now: Date): LinkValues {
  const event = data.eventDetails
  const isToCome = event?.endDate && new Date(event.endDate) > now
  const end = isToCome ? event.endDate : new Date(now.getTime() + CLAIM_DAYS * 86_400_000).toISOString()
  const limit = event?.limit ?? UNLIMITED
  return {
    startDate: data.badgeCategory === 'participation' && isToCome ? toField(event.startDate) : '',
    endDate: toField(end),
    places: limit > 1 ? String(limit) : '',
    name: '',
    seat: '',
    section: '',
    confirmsEmail: false,
    domains: '',
    network: String(NETWORK_LIMIT),
  }
}

/** The form's values for an existing link. */
export function valuesOf(link: Settings & { networkLimit: number }): LinkValues {
  return {
    startDate: toField(link.startDate),
    endDate: toField(link.endDate),
    places: link.didLimit === UNLIMITED ? '' : String(link.didLimit),
    name: '',
    seat: '',
    section: '',
    confirmsEmail: link.confirmsEmail,
    domains: link.mailDomains.join(', '),
    network: String(link.networkLimit),
  }
}

/** Whether links of a kind have their own start, places and rules. */
export function isShared(kind: LinkKind): boolean {
  return kind === 'open' || kind === 'limited'
}

/** The problems of the dates in a kind of link; keys of its texts. */
export function linkProblems({ kind, startDate, endDate }: LinkValues & { kind: LinkKind }) {
  const isStartWrong = isShared(kind) && (startDate === '' ? kind === 'limited' : !isMoment(startDate))
  return {
    startDate: isStartWrong ? ('startMissing' as const) : undefined,
    endDate: isMoment(endDate) ? undefined : ('endMissing' as const),
  }
}

/** The call that creates a link of a kind. */
export function linkInput(templateId: string, kind: LinkKind, values: LinkValues): CallInput<typeof createSessions> {
  if (kind === 'personal') return { templateId, didLimit: 1, endDate: toInstant(values.endDate) }
  const { name, seat, section } = values
  if (kind === 'ticket') {
    return { templateId, didLimit: 1, endDate: toInstant(values.endDate), options: [{ name, seat, section }] }
  }
  return { templateId, ...settingsOf(values) }
}

/** An open link's settings in the form of the calls. */
export function settingsOf({ startDate, endDate, places, confirmsEmail, domains, network }: LinkValues) {
  const mailDomains = domains.split(/[\s,;]+/).filter((domain) => domain !== '')
  return {
    didLimit: places.trim() === '' ? UNLIMITED : Number(places),
    startDate: toInstant(startDate),
    endDate: toInstant(endDate),
    confirmsEmail,
    mailDomains,
    networkLimit: Number(network),
  }
}

/** An instant without milliseconds, with Z; '' for none, or for text that is not a date. */
function toInstant(field: string): string {
  return isMoment(field) ? new Date(field.replace(' ', 'T')).toISOString().replace(/[.]\d{3}Z$/, 'Z') : ''
}

function toField(instant: string): string {
  if (!instant) return ''
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16).replace('T', ' ')
}
