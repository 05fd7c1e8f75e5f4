import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { FieldLine } from '../fields/field-line.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Box } from '../layout/box.tsx'
import { PageColumns } from './page-columns.tsx'
import { PublicMessage } from './public-message.tsx'

/** A form beside what comes of it; a page that has nothing but a message. */
export function PageColumnsDemo() {
  const [name, setName] = useState('Rowing Club')
  return (
    <>
      <PageColumns
        side={
          <Box ground="sunken" round="l" pad="l">
            {name}
          </Box>
        }
      >
        <FieldLine as="div">
          <TextField label="Name" value={name} onChange={setName} />
          <Button onClick={() => setName('')}>Clear</Button>
        </FieldLine>
      </PageColumns>
      <PublicMessage role="status" title="Nothing is here" text="The address may have changed." />
    </>
  )
}
