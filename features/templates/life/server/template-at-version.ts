import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { TemplateRow } from '../../server/find-template.ts'
import { templates, templateVersions } from '../../server/tables.ts'

type Fields = Record<string, unknown>

const THEME: Record<string, keyof TemplateRow> = {
  backgroundCardColor: 'themeBgColor',
  textColor: 'themeTextColor',
  cardEffect: 'themeCardEffect',
  textureImageURL: 'themeTextureImageURL',
  isLogoBack: 'themeIsLogoBack',
  shape: 'themeShape',
}
const EVENT: Record<string, keyof TemplateRow> = {
  name: 'optionName',
  seat: 'optionSeat',
  section: 'optionSection',
  location: 'location',
  streetAddress: 'streetAddress',
  startDate: 'startDate',
  endDate: 'endDate',
  timeZone: 'timeZone',
}
/** The values of columns that a version leaves out of its public fields while they are empty. */
const NOT_STATED = { alignment: [], tags: [], credits: 0, suspendable: false, streetAddress: '' }
/** Columns that identify the row and are not part of a version. */
const OF_THE_ROW = new Set(['id', 'issuerId', 'contractState'])

/** A template as published in a version; the row itself for its current version, or one without public fields. */
export async function templateAtVersion(ctx: Context, template: TemplateRow, version: number): Promise<TemplateRow> {
  if (version === template.version) return template
  const [row] = await ctx.db
    .select({ fields: templateVersions.fields })
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, template.id), eq(templateVersions.version, version)))
  return row ? withFields(template, row.fields) : template
}

/** A template's row with a version's public fields (the inverse of `publicFields`) in place of its own. */
export function withFields(template: TemplateRow, fields: Fields): TemplateRow {
  const { image, badgeTheme, eventDetails, limit: _, ...plain } = fields
  const named: Fields = { ...plain, ...(typeof image === 'string' && { imageCid: image }) }
  const nested = [
    { columns: THEME, values: badgeTheme },
    { columns: EVENT, values: eventDetails },
  ]
  for (const { columns, values } of nested) {
    for (const [name, value] of Object.entries((values ?? {}) as Fields)) {
      const column = columns[name]
      if (column) named[column] = value
    }
  }
  const read = Object.entries(named).flatMap(([name, value]) => {
    if (!(name in template) || OF_THE_ROW.has(name)) return []
    return [[name, columnValue(name, value)]]
  })
  return { ...template, ...NOT_STATED, ...Object.fromEntries(read) }
}

function columnValue(name: string, value: unknown): unknown {
  const column = templates[name as keyof TemplateRow]
  if (column?.dataType !== 'date') return value
  return value === '' ? null : new Date(String(value))
}
