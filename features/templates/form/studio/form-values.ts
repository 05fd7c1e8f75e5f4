import type { Output } from '#base/endpoint.ts'
import { DEFAULT_THEMES, type CardEffect as Effect } from '#card/card-spec.ts'
import { COUNTRY_CODES, countryName, type Place } from '#features/places/rules.ts'
import { ownZone } from '#features/places/zone-rules.ts'
import type { listTemplates } from '../../contract.ts'
import { wallTime } from '../../event/time-rules.ts'
import { type Category, isFirstCategory, monthsOf, type SHAPES, type TEXTURES } from '../../rules.ts'
import type { Skill } from '../../skills/rules.ts'

export type Template = Output<typeof listTemplates>['templates'][number]

/** The state of the form; all of it can be kept on this device. */
export type FormValues = {
  name: string
  description: string
  criteria: string
  /** A `data:` URL of a newly cut picture, the stored picture's address, or ''. */
  picture: string
  /** Without a picture of its own, an emblem is drawn from its name, until that is removed: see `withEmblem`. */
  hasEmblem: boolean
  /** Alternative text; null follows the proposal. */
  imageAlt: string | null
  themeBgColor: string
  themeTextColor: string
  themeCardEffect: Effect
  themeTextureImageURL: (typeof TEXTURES)[number]
  themeIsLogoBack: boolean
  themeShape: (typeof SHAPES)[number]
  timestamped: boolean
  validity: '' | 'infinite' | 'date' | 'duration'
  /** The last day of validity, `YYYY-MM-DD`, or ''. */
  validUntil: string
  months: number
  points: string
  negative: boolean
  /** `YYYY-MM-DD HH:mm` in `timeZone`, or ''. */
  startsAt: string
  endsAt: string
  /** '' until a new event has one: see `withZone`. */
  timeZone: string
  isVirtual: boolean
  place: Place | null
  /** Street and number of the place. */
  street: string
  quantity: string
  optionName: boolean
  optionSeat: boolean
  optionSection: boolean
  alignment: Skill[]
  tags: string[]
  /** As typed, with a decimal point or comma. */
  credits: string
  suspendable: boolean
  draft: boolean
  /** The folder of a contributor's new template; '' is not chosen. */
  folderId: string
}

/** The values of an empty form of a category, or of a template to edit or to clone. */
export function startValues(category: Category, template?: Template): FormValues {
  return template ? valuesOf(template) : emptyValues(category)
}

/** The name under which a form is kept on this device: each version of a template, its clone and a new one have their own. */
export function keptName(
  template: Pick<Template, 'id' | 'version'> | undefined,
  isClone: boolean,
  ofNew: string,
): string {
  if (!template) return ofNew
  return isClone ? `clone-${template.id}` : `${template.id}-${template.version}`
}

/** A new event is in the zone of its community, or in the browser's until somebody has chosen that. */
export function withZone(
  values: FormValues,
  community: { timeZone: string; isTimeZoneChosen: boolean } | undefined,
): FormValues {
  if (values.timeZone !== '') return values
  return { ...values, timeZone: community?.isTimeZoneChosen ? community.timeZone : ownZone() }
}

/** The values with the emblem as their picture, where there is no other and it was not removed. */
export function withEmblem(values: FormValues, emblem: string): FormValues {
  return values.hasEmblem && values.picture === '' ? { ...values, picture: emblem } : values
}

function emptyValues(category: Category): FormValues {
  const theme = DEFAULT_THEMES[category]
  return {
    name: '',
    description: '',
    criteria: '',
    picture: '',
    hasEmblem: isFirstCategory(category),
    imageAlt: null,
    themeBgColor: theme.backgroundColor,
    themeTextColor: theme.textColor,
    themeCardEffect: 'glare',
    themeTextureImageURL: theme.texture,
    themeIsLogoBack: true,
    themeShape: 'shape_1',
    timestamped: false,
    validity: 'infinite',
    validUntil: '',
    months: 12,
    points: '',
    negative: false,
    startsAt: '',
    endsAt: '',
    timeZone: '',
    isVirtual: false,
    place: null,
    street: '',
    quantity: '',
    optionName: false,
    optionSeat: false,
    optionSection: false,
    alignment: [],
    tags: [],
    credits: '',
    suspendable: false,
    draft: false,
    folderId: '',
  }
}

function valuesOf({ data }: Template): FormValues {
  const { badgeTheme: theme, eventDetails: event } = data
  const wall = (instant: string) => wallTime(new Date(instant), event?.timeZone ?? '').replace('T', ' ')
  return {
    ...emptyValues(data.badgeCategory),
    name: data.name,
    description: data.description,
    criteria: data.criteria,
    picture: data.image,
    hasEmblem: false,
    imageAlt: data.imageAlt || null,
    themeBgColor: theme.backgroundCardColor,
    themeTextColor: theme.textColor,
    themeCardEffect: theme.cardEffect,
    themeTextureImageURL: theme.textureImageURL as FormValues['themeTextureImageURL'],
    themeIsLogoBack: theme.isLogoBack,
    themeShape: theme.shape as FormValues['themeShape'],
    timestamped: data.timestamped,
    validity: data.expirationDate ? 'date' : data.expirationDuration ? 'duration' : 'infinite',
    validUntil: data.expirationDate.slice(0, 10),
    months: data.expirationDuration ? monthsOf(data.expirationDuration) : 12,
    points: data.points === 0 ? '' : String(Math.abs(data.points)),
    negative: data.points < 0,
    quantity: data.limit > 0 ? String(data.limit) : '',
    alignment: data.alignment,
    tags: data.tags,
    credits: data.credits > 0 ? String(data.credits) : '',
    suspendable: data.suspendable,
    ...(event && {
      startsAt: wall(event.startDate),
      endsAt: wall(event.endDate),
      timeZone: event.timeZone,
      isVirtual: event.location === '',
      place: placeOf(event.location),
      street: event.streetAddress,
      optionName: event.name,
      optionSeat: event.seat,
      optionSection: event.section,
    }),
  }
}

/** A stored "city, country" in the form of the place field; its country is found by its name in either language. */
function placeOf(location: string): Place | null {
  const at = location.lastIndexOf(', ')
  if (at < 0) return null
  const [name, country] = [location.slice(0, at), location.slice(at + 2)]
  const iso2 = COUNTRY_CODES.find((code) => countryName(code, 'en') === country || countryName(code, 'fr') === country)
  return { name, state_name: '', iso2: iso2 ?? '', countryName: country }
}
