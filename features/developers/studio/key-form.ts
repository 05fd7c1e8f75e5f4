import type { Scope } from '#base/scopes.ts'
import type { ShownTemplate } from '#features/team/folders/studio/template-source.ts'
import * as rules from '../rules.ts'

/** The form of a new key; the networks are written one a line. */
export type KeyValues = {
  name: string
  scopes: Scope[]
  isForAll: boolean
  templates: ShownTemplate[]
  days: number
  networks: string
}
export type KeyField = 'name' | 'scopes' | 'templates' | 'networks'

export const NEW_KEY: KeyValues = {
  name: '',
  scopes: [],
  isForAll: true,
  templates: [],
  days: rules.LIFE_DAYS.usual,
  networks: '',
}

/** The choices of an expiry, in days; 0 never. */
export const EXPIRIES = [30, 90, rules.LIFE_DAYS.usual, 2 * 365, 0] as const

/** The networks of a form, without empty lines. */
export function networksOf(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map((network) => network.trim())
    .filter(Boolean)
}

/** What is wrong with the form of a key. Whether a network is one, the server decides. */
export function checkKey({ name, scopes, isForAll, templates, networks }: KeyValues): {
  [field in KeyField]?: string | undefined
} {
  const length = name.trim().length
  return {
    name: length === 0 ? 'nameMissing' : length > rules.NAME_MAX ? 'nameTooLong' : undefined,
    scopes: scopes.length === 0 ? 'scopesMissing' : undefined,
    templates: isForAll
      ? undefined
      : templates.length === 0
        ? 'templatesMissing'
        : templates.length > rules.TEMPLATES_MAX
          ? 'tooManyTemplates'
          : undefined,
    networks: networksOf(networks).length > rules.NETWORKS_MAX ? 'tooManyNetworks' : undefined,
  }
}

const FIELDS: Record<string, KeyField> = {
  nameMissing: 'name',
  nameTooLong: 'name',
  scopesMissing: 'scopes',
  scopesUnknown: 'scopes',
  templatesUnknown: 'templates',
  tooManyTemplates: 'templates',
  networkInvalid: 'networks',
  tooManyNetworks: 'networks',
}

/** The field to which a refusal of the server belongs. */
export function fieldOfProblem(problem: string): KeyField | undefined {
  return FIELDS[problem]
}

/** The input of the call. */
export function askedKey({ name, scopes, isForAll, templates, days, networks }: KeyValues) {
  return {
    name: name.trim(),
    scopes,
    templateIds: isForAll ? [] : templates.map(({ id }) => id),
    networks: networksOf(networks),
    days,
  }
}
