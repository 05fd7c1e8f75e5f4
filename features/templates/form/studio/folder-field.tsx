import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { folderWords } from '../texts.ts'
import type { FormPartProps } from './form-part.ts'

/** The folder of a new template, where the form asks for it: a contributor can create in several. */
export function FolderField({ folders, values, change, problems }: FormPartProps) {
  const texts = useTexts(folderWords)
  const sentence = useProblemText()
  if (folders.length === 0) return null
  const known = folders.some(({ id }) => id === values.folderId) ? values.folderId : ''
  return (
    <FieldFrame
      label={texts.folder()}
      hint={texts.folderHint()}
      error={problems.folderId && sentence(problems.folderId)}
    >
      {(control) => (
        <SelectBox {...control} value={known} onChange={(event) => change({ folderId: event.currentTarget.value })}>
          <option value="" disabled>
            {texts.choose()}
          </option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectBox>
      )}
    </FieldFrame>
  )
}
