import { useRef, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Stack } from '../layout/stack.tsx'
import { ChoiceLine } from './choice-line.tsx'
import { ColorField } from './color-field.tsx'
import { ContrastNote } from './contrast-note.tsx'
import { DigitBoxes } from './digit-boxes.tsx'
import { EmailChips } from './email-chips.tsx'
import { EmailField } from './email-field.tsx'
import { EnterForm } from './enter-form.tsx'
import { FieldFrame } from './field-frame.tsx'
import { FieldLine } from './field-line.tsx'
import { FileInput } from './file-input.tsx'
import { ProblemNote } from './problem-note.tsx'
import { RestoredNote } from './restored-note.tsx'
import { SearchSelect } from './search-select.tsx'
import { SelectBox } from './select-box.tsx'
import { BareSwitch, SwitchField } from './switch-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { WebField } from './web-field.tsx'

const SOME = ['malik.benaissa@mail.fr', 'zoe@gmial.com', 'lea.dubois@exmple']

/** Every field, some of them wrong. */
export function FieldsDemo() {
  const [title, setTitle] = useState('Lead climbing')
  const [site, setSite] = useState('cordee-lyon.fr')
  const [note, setNote] = useState('Refresher for the winter team, second group, Thursday evening'.padEnd(103, '.'))
  const [text, setText] = useState('')
  const [stamped, setStamped] = useState(true)
  const [email, setEmail] = useState('zoe@gmial.com')
  const [website, setWebsite] = useState('https://example.org')
  const [chips, setChips] = useState(SOME)
  const [digits, setDigits] = useState('4071')
  const [months, setMonths] = useState('12')
  const [country, setCountry] = useState<string | null>('France')
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
      <EmailField label="E-mail" value={email} onChange={setEmail} />
      <EnterForm form={null} onSubmit={() => setWebsite(website.trim())}>
        <WebField label="Website" value={website} onChange={setWebsite} />
      </EnterForm>
      <DigitBoxes label="Code" length={6} value={digits} onChange={setDigits} />
      <EmailChips label="To" value={chips} onChange={setChips} />
      <FieldFrame label="Validity">
        {(control) => (
          <SelectBox {...control} value={months} onChange={(event) => setMonths(event.currentTarget.value)}>
            <option value="12">12 months</option>
            <option value="0">No end date</option>
          </SelectBox>
        )}
      </FieldFrame>
      <SearchSelect label="Country" data={['Canada', 'France', 'Switzerland']} value={country} onChange={setCountry} />
      <FieldLine onSubmit={(event) => event.preventDefault()}>
        <TextField label="Name of the list" value={title} onChange={setTitle} />
        <Button type="submit">Save</Button>
      </FieldLine>
      <RestoredNote onClear={() => undefined} />
      <RestoredNote hasLost onClear={() => undefined} />
      <ProblemNote>This badge could not be kept. Try again.</ProblemNote>
      <BareSwitch label="Timestamp, by itself" checked={stamped} onChange={setStamped} />
      <SwitchField label="Timestamp" checked={stamped} onChange={setStamped} />
      <ChoiceLine type="checkbox" checked={stamped} onChange={() => setStamped(!stamped)}>
        Timestamp
      </ChoiceLine>
    </>
  )
}

/** A file that is chosen or dropped. */
export function FileDemo() {
  const [file, setFile] = useState<File>()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, zone } = useFileDrop(({ files }) => setFile(files[0]))
  return (
    <Stack gap="s" across="start" pad="l" framed round="l" ground={isOver ? 'sunken' : 'sheet'} {...zone}>
      <p>{file?.name ?? 'Drop a file here'}</p>
      <Button onClick={() => input.current?.click()}>Choose a file</Button>
      <FileInput ref={input} label="Choose a file" accept="image/*" onFile={setFile} />
    </Stack>
  )
}

/** Two colours and their measured contrast. */
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
