import { Select } from '@mantine/core'
import { evidenceWords } from '#features/sends/evidence-texts.ts'
import { fieldsOf } from '#features/sends/studio/tickets/ticket-rows.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { importWords } from '../texts.ts'
import type { Check } from './use-import.ts'

type Mapping = Check['mapping']
type Props = { template: Template; check: Check; onMap: (mapping: Mapping) => void }

/** Columns that a list need not have. */
const EXTRAS = ['note', 'evidenceUrl', 'evidenceText'] as const
/** A name may have two columns, the given name first. */
const NAMES = ['givenName', 'name'] as const

/** The assigned and ignored columns of a file; an ignored one can be used for names, notes or evidence. */
export function ImportColumns({ template, check, onMap }: Props) {
  const importTexts = useTexts(importWords)
  const evidenceTexts = useTexts(evidenceWords)
  const { language } = useLanguage()
  const { columns, mapping, cutNotes, lostNames } = check
  const nameOf = (at: number) => columns[at]?.name || importTexts.column({ number: String(at + 1) })
  const used = new Set(Object.values(mapping))
  const ignored = columns.map((_, at) => at).filter((at) => !used.has(at))
  const own = fieldsOf(template)
  const isOffered = (field: keyof Mapping) => ignored.length > 0 || mapping[field] >= 0
  // Only tickets have a field for the name, but every person can be called by theirs.
  const names = own.includes('name') ? [] : NAMES.filter(isOffered)
  const isOptional = (field: keyof Mapping) => field === 'givenName' || !own.some((each) => each === field)
  const choices = columns.map(({ examples }, at) => {
    const example = examples.find(Boolean)
    return { value: String(at), label: example ? `${nameOf(at)} (${example})` : nameOf(at) }
  })
  const fields: (keyof Mapping)[] = [
    ...own.flatMap((field) => (field === 'name' ? NAMES : field === 'email' ? [field, ...names] : [field])),
    ...EXTRAS.filter(isOffered),
  ]
  const labelOf = (field: keyof Mapping) =>
    field === 'name' && mapping.givenName >= 0 ? importTexts.lastName() : importTexts[field]()
  return (
    <div>
      <Grid columns={3} gap="l">
        {fields.map((field) => (
          <FieldFrame key={field} label={labelOf(field)} optional={isOptional(field)}>
            {(control) => (
              <Select
                {...control}
                data={[{ value: '-1', label: importTexts.none() }, ...choices]}
                value={String(mapping[field])}
                onChange={(at) => onMap({ ...mapping, [field]: Number(at ?? -1) })}
                allowDeselect={false}
              />
            )}
          </FieldFrame>
        ))}
      </Grid>
      {ignored.length > 0 && (
        <Text above="s" type="small" tone="ink2">
          {importTexts.ignored({
            count: ignored.length,
            names: new Intl.ListFormat(language).format(ignored.map(nameOf)),
          })}
        </Text>
      )}
      {(mapping.evidenceUrl >= 0 || mapping.evidenceText >= 0) && (
        <Text above="s" type="small" tone="ink2">
          {evidenceTexts.says()}
        </Text>
      )}
      {lostNames > 0 && (
        <Text above="s" type="small" tone="ink2">
          {importTexts.lostNames({ count: lostNames })}
        </Text>
      )}
      {cutNotes > 0 && (
        <Text above="s" type="small" tone="ink2">
          {importTexts.cutNotes({ count: cutNotes })}
        </Text>
      )}
    </div>
  )
}
