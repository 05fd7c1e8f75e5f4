import type { CallInput } from '#base/endpoint.ts'
import * as contract from '#features/templates/contract.ts'
import { instantOf, wallTime } from '#features/templates/event/time-rules.ts'
import { createTemplate } from '#features/templates/form/server/create-template.ts'
import { updateTemplate } from '#features/templates/form/server/update-template.ts'
import { TIME_ZONE } from './community.ts'
import type { DemoTemplate } from './demo-template.ts'
import { galleryAlt, galleryPicture } from './gallery-picture.ts'
import { DAY_MS, folderOf, type Stage, templateOf } from './stage.ts'

const HOUR_MS = 60 * 60 * 1000
/** The latest start of today's upcoming event, in hours from now. */
const SOON_HOURS = 3

/** Creates a template like its form, and later the edited version if it has one. */
export function makeTemplate(stage: Stage, template: DemoTemplate): void {
  stage.play(template.madeDaysAgo, async (stage) => {
    const fields = fieldsOf(stage, template)
    const image = await galleryPicture(template.picture)
    const { templateId } = await createTemplate(
      stage.member(template.by?.email),
      contract.createTemplate.input.parse({ ...fields, image, ...folderFor(stage, template) }),
    )
    stage.templates.set(template.key, templateId)
  })
  const { edited } = template
  if (!edited) return
  const { daysAgo, ...words } = edited
  stage.play(daysAgo, async (stage) => {
    const id = templateOf(stage, template.key)
    const input = { ...fieldsOf(stage, template), ...words, id, movesClaims: true }
    await updateTemplate(stage.admin(), contract.updateTemplate.input.parse(input))
  })
}

function folderFor(stage: Stage, { by }: DemoTemplate): { folderId?: string } {
  return by ? { folderId: folderOf(stage, by.folder) } : {}
}

function fieldsOf(stage: Stage, template: DemoTemplate): Omit<CallInput<typeof contract.createTemplate>, 'image'> {
  const { key: _key, madeDaysAgo: _made, by: _by, picture, event, edited: _edited, ...fields } = template
  const imageAlt = galleryAlt(picture, template.lang)
  if (!event) return { ...fields, imageAlt }
  const startDate = eventStart(stage.end, event)
  const endDate = new Date(startDate.getTime() + event.hours * HOUR_MS)
  return { ...fields, imageAlt, startDate: startDate.toISOString(), endDate: endDate.toISOString() }
}

/**
 * The start of an event: at an hour in the community's time zone, or ("soon") at the next half hour in about three
 * hours.
 */
export function eventStart(now: Date, { daysFromNow, at }: NonNullable<DemoTemplate['event']>): Date {
  if (at === 'soon') {
    const half = HOUR_MS / 2
    return new Date(Math.floor((now.getTime() + SOON_HOURS * HOUR_MS) / half) * half)
  }
  const day = wallTime(new Date(now.getTime() + daysFromNow * DAY_MS), TIME_ZONE).slice(0, 10)
  const start = instantOf(`${day}T${at}`, TIME_ZONE)
  if (!start) throw new Error(`${at} is no hour`)
  return start
}
