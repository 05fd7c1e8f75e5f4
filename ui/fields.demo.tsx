import { useState } from 'react'
import { ColorField } from './color-field.tsx'
import { ContrastNote } from './contrast-note.tsx'
import { type Chip, EmailChips } from './email-chips.tsx'
import { FieldFrame } from './field-frame.tsx'
import { ProblemNote } from './problem-note.tsx'
import { SelectBox } from './select-box.tsx'
import { SwitchField } from './switch-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const SOME: Chip[] = [
  { text: 'malik.benaissa@mail.fr', valid: true },
  { text: 'lea.dubois@exmple', valid: false },
]

/** Every field, some of them wrong. */
export function FieldsDemo() {
  const [title, setTitle] = useState('Lead climbing')
  const [site, setSite] = useState('cordee-lyon.fr')
  const [note, setNote] = useState('Refresher for the winter team, second group, Thursday evening'.padEnd(103, '.'))
  const [text, setText] = useState('')
  const [stamped, setStamped] = useState(true)
  const [chips, setChips] = useState(SOME)
  const [months, setMonths] = useState('12')
  return (
    <>
      <TextField label="Title" value={title} onChange={setTitle} maxCount={100} />
      <TextField
        label="Website"
        optional
        value={site}
        onChange={setSite}
        error="Start with https://, as in https://cordee-lyon.fr"
      />
      <TextField label="Note" value={note} onChange={setNote} maxCount={100} />
      <TextArea label="Description" value={text} onChange={setText} maxCount={2000} placeholder="Ties in and belays" />
      <EmailChips label="To" value={chips} onChange={setChips} validate={(one) => /@.+\./.test(one)} />
      <FieldFrame label="Validity">
        {(control) => (
          <SelectBox {...control} value={months} onChange={(event) => setMonths(event.currentTarget.value)}>
            <option value="12">12 months</option>
            <option value="0">No end date</option>
          </SelectBox>
        )}
      </FieldFrame>
      <ProblemNote>This badge could not be kept. Try again.</ProblemNote>
      <SwitchField label="Timestamp" checked={stamped} onChange={setStamped} />
    </>
  )
}

/** Two colours and the measured sentence. */
export function ColorsDemo() {
  const [background, setBackground] = useState('#354EB1')
  const [text, setText] = useState('#000000')
  return (
    <>
      <ColorField
        label="Background"
        value={background}
        onChange={setBackground}
        presets={['#211970', '#8280FF', '#354EB1', '#000000']}
      />
      <ColorField label="Text" value={text} onChange={setText} />
      <ContrastNote background={background} text={text} onUse={setText} />
    </>
  )
}
