import type { Input } from '#base/endpoint.ts'
import { InvalidInput } from '#base/problem.ts'
import { readName } from '#features/names/rules.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type * as contract from '../contract.ts'

type Options = Input<typeof contract.createSessions>['options']

/**
 * Reads what each entry of a send says of its ticket: a seat or a section only where the template asks for it
 * (`optionsNotValid`), and a name as the badge has it, or as the community calls the person (`nameNotValid`).
 */
export function readTicketOptions(template: TemplateRow, options: Options) {
  return options.map(({ name, seat, section, ...own }, at) => {
    if ((seat && !template.optionSeat) || (section && !template.optionSection))
      throw new InvalidInput('optionsNotValid')
    return { optionName: enteredName(template, name, at), optionSeat: seat, optionSection: section, ...own }
  })
}

function enteredName(template: TemplateRow, name: string, at: number): string {
  if (template.optionName || name === '') return name
  const read = readName(name)
  if (read === undefined) throw new InvalidInput('nameNotValid', { entry: `options.${at}.name` })
  return read
}
